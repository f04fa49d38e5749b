import { Button } from '@fluentui/react-components';
import { BotRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import type { ActProps } from '../acts/ThreadActs';
import { useAgents } from './useAgents';

const HandPanel = lazy(() =>
  import(/* webpackChunkName: "chats-hand" */ './HandPanel').then((m) => ({ default: m.HandPanel })),
);

/** Gives an open conversation to a program, where there is one. */
export function GiveAct({ conversation: c }: ActProps) {
  const { t } = useTranslation('chats');
  const agents = useAgents();
  const [asking, setAsking] = useState(false);
  if (agents.length === 0 || c.status !== 'open') return null;
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        icon={<BotRegular />}
        aria-label={t('agent.give')}
        title={t('agent.give')}
        onClick={() => setAsking(true)}
      />
      <Suspense>
        {asking && <HandPanel conversation={c} to="agent" onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
