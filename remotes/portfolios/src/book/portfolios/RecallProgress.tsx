import { useTranslation } from '@recobro/sdk';
import { Notice, ProgressPanel, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import type { Portfolio } from '../../api/types';

/** How far the portfolio is on its way back to its creditor, and what went back; nothing where nobody has asked for it. */
export function RecallProgress({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const latest = useRead('/api/v1/carteras/{id}/recalls', { path: { id: portfolio.id } }).data?.[0];
  if (!latest) return null;
  if (latest.status === 'done')
    return <Notice intent="info">{t('recalls.done', { debts: count(latest.debts) })}</Notice>;
  const measure = t('recalls.measure', { done: count(latest.done), total: count(latest.debtors) });
  return (
    <ProgressPanel label={t('recalls.running')} done={latest.done} total={latest.debtors} measure={measure} />
  );
}
