import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { Notice } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '../api/types';
import { useAgentName } from './useAgentName';

const HandPanel = lazy(() =>
  import(/* webpackChunkName: "chats-hand" */ './HandPanel').then((m) => ({ default: m.HandPanel })),
);

const useStyles = makeStyles({
  notice: {
    marginInline: tokens.spacingHorizontalM,
    marginBlockStart: tokens.spacingVerticalS,
    flexShrink: 0,
  },
});

/** A program answers here; whoever may answer takes it over. */
export function AgentBanner({ conversation: c }: { conversation: Conversation }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const may = useCan()('chats.conversations:update');
  const name = useAgentName()(c.agent_id);
  const [asking, setAsking] = useState(false);
  if (c.status !== 'pending' || !c.agent_id) return null;
  const takeOver = may && (
    <Button size="small" onClick={() => setAsking(true)}>
      {t('agent.takeOver')}
    </Button>
  );
  return (
    <>
      <Notice className={styles.notice} action={takeOver}>
        {name ? t('agent.answersAs', { name }) : t('agent.answers')}
      </Notice>
      <Suspense>
        {asking && <HandPanel conversation={c} to="people" onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
