import { makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { useApi, useContextOf, useQuery, useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, Section } from '@recobro/sdk/ui';
import { AgeingBars } from '../book/portfolios/AgeingBars';
import { homeOverview } from './reads';

const useStyles = makeStyles({
  currency: {
    display: 'block',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground3,
  },
});

/** What is owed by age, a chart for each currency; each line leads to its debtors. */
export function AgeingCard() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [portfolioId] = useContextOf('portfolios');
  const { data, error, refetch } = useQuery(homeOverview(useApi(), portfolioId));
  const several = (data?.currencies.length ?? 0) > 1;
  return (
    <Section title={t('home.ageing')} flush>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting label={t('home.ageing')} />}
      {data?.currencies.length === 0 && <EmptyState title={t('home.nothingOwed')} />}
      {data?.currencies.map(({ currency, ageing }) => (
        <div key={currency}>
          {several && (
            <Text size={200} weight="semibold" className={styles.currency}>
              {currency}
            </Text>
          )}
          <AgeingBars
            label={several ? `${t('home.ageing')}, ${currency}` : t('home.ageing')}
            currency={currency}
            buckets={ageing}
            to={({ bucket_id }) => `/debtors?bucket=${bucket_id}${several ? `&currency=${currency}` : ''}`}
          />
        </div>
      ))}
    </Section>
  );
}

const BUCKETS = 7;

function Waiting({ label }: { label: string }) {
  return (
    <Skeleton aria-label={label}>
      <SkeletonItem style={{ height: BUCKETS * 37 }} />
    </Skeleton>
  );
}
