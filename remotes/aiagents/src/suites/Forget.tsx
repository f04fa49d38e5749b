import { Button } from '@fluentui/react-components';
import { of, useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Case, Suite } from '../api/types';

/** Removes a case of one's own. */
export function Forget({ one, suite, onDone }: { one: Case; suite: Suite; onDone: () => void }) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const remove = useWrite('DELETE', '/api/v1/ai-agents/suites/{id}/cases/{case_id}', {
    says: () => t('suites.caseRemoved'),
  });
  if (!can('aiagents.agents:test')) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('suites.removeCase')}</Button>
      <ConfirmDialog
        open={asking ? one : undefined}
        title={t('suites.removeTitle', { name: one.title })}
        action={t('suites.removeCase')}
        onConfirm={async (known) => {
          await remove.mutateAsync({ ...of(known), path: { id: suite.id, case_id: known.id } });
          onDone();
        }}
        onClose={() => setAsking(false)}
      >
        {t('suites.removeCaseWhy')}
      </ConfirmDialog>
    </>
  );
}
