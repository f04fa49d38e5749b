import { Button } from '@fluentui/react-components';
import { MergeRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import type { ActProps } from './ThreadActs';

const MergeDialog = lazy(() => import('./MergeDialog').then((m) => ({ default: m.MergeDialog })));

/** Makes one conversation of this one and another of the same person. */
export function MergeAct({ conversation: c }: ActProps) {
  const { t } = useTranslation('chats');
  const [asking, setAsking] = useState(false);
  if (c.merged_into) return null;
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        icon={<MergeRegular />}
        aria-label={t('merge.title')}
        title={t('merge.title')}
        aria-keyshortcuts="u"
        onClick={() => setAsking(true)}
      />
      <Suspense>{asking && <MergeDialog conversation={c} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
