import { useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, Section } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import type { Portfolio } from '../../api/types';
import { AgeingBars } from './AgeingBars';

/** What is owed in a portfolio, by age. */
export function AgeingSection({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('portfolios');
  const ageing = useRead('/api/v1/carteras/{id}/ageing', { path: { id: portfolio.id } });
  const label = t('portfolios.ageing');
  return (
    <Section title={label} flush waiting={ageing.isPending} expected={5}>
      <Loaded read={ageing}>
        {(buckets) =>
          buckets.every(({ balance }) => balance === 0) ? (
            <EmptyState title={t('portfolios.nothingOwed')} />
          ) : (
            <AgeingBars
              label={label}
              buckets={buckets}
              currency={portfolio.currency}
              to={({ bucket_id }) => `/debtors?portfolio_id=${portfolio.id}&bucket=${bucket_id}`}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
