import { useTranslation } from '@recobro/sdk';
import { AgeingBars, EmptyState, ErrorState, Section } from '@recobro/sdk/ui';
import { useAgeing } from '../api/portfolioQueries';
import type { Portfolio } from '../api/types';

/** What is owed in a portfolio, by age. */
export function AgeingSection({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('portfolios');
  const ageing = useAgeing(portfolio.id);
  const label = t('portfolios.ageing');
  return (
    <Section title={label} flush waiting={ageing.isPending} expected={5}>
      {ageing.error && !ageing.data ? (
        <ErrorState error={ageing.error} onRetry={() => void ageing.refetch()} />
      ) : ageing.data?.every((bucket) => bucket.amount === 0) ? (
        <EmptyState title={t('portfolios.nothingOwed')} />
      ) : (
        ageing.data && (
          <AgeingBars
            label={label}
            buckets={ageing.data}
            currency={portfolio.currency}
            to={({ id }) => `/debtors?portfolio_id=${portfolio.id}&bucket=${id}`}
          />
        )
      )}
    </Section>
  );
}
