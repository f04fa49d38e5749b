import { useTranslation } from '@recobro/sdk';
import { FigureCard, FigureRow, useFormats } from '@recobro/sdk/ui';
import type { Till } from '../../api/types';

/** What lies in a till and what came in: cash by currency, the rest by method. */
export function TillFigures({ till }: { till: Till }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const cash = till.totals.filter(({ method }) => method === 'cash');
  const other = till.totals.filter(({ method }) => method !== 'cash');
  const payments = till.totals.reduce((sum, one) => sum + one.payments, 0);
  return (
    <FigureRow>
      <FigureCard label={t('tills.cash')} amounts={sums(cash)} />
      <FigureCard label={t('tills.other')} amounts={sums(other)} />
      <FigureCard label={t('payments.title')} figure={count(payments)} to={`/payments?till_id=${till.id}`} />
    </FigureRow>
  );
}

/** What is left of totals, a sum for each currency. */
export function sums(totals: Till['totals']): { minor: number; currency: string }[] {
  const by = new Map<string, number>();
  for (const one of totals) by.set(one.currency, (by.get(one.currency) ?? 0) + one.in - one.out);
  return [...by].map(([currency, minor]) => ({ minor, currency }));
}
