import { Button } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import type { Portfolio } from '../../api/types';

/** Gives the whole portfolio back to its creditor; it asks first, as nothing brings that back. */
export function RecallButton({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const path = { id: portfolio.id };
  const begin = useWrite('POST', '/api/v1/carteras/{id}/recalls', {
    quiet: true,
    says: () => t('recalls.begun'),
  });
  const recalls = useRead('/api/v1/carteras/{id}/recalls', { path });
  const working = portfolio.status === 'active' || portfolio.status === 'paused';
  const running = recalls.data?.[0]?.status === 'running';
  if (!can('portfolios.debts:recall') || !working || portfolio.debts_count === 0) return null;
  return (
    <>
      <Button icon={<ArrowUndoRegular />} disabledFocusable={running} onClick={() => setAsking(true)}>
        {t('recalls.act')}
      </Button>
      <ConfirmDialog
        open={asking || undefined}
        title={t('recalls.title', { name: portfolio.name })}
        action={t('recalls.do')}
        onConfirm={() => begin.mutateAsync({ path })}
        onClose={() => setAsking(false)}
      >
        {t('recalls.reason', { count: portfolio.debtors_count, shown: count(portfolio.debtors_count) })}
      </ConfirmDialog>
    </>
  );
}
