import { makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { Link, useApi, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, Section, useFormats } from '@recobro/sdk/ui';
import { type BucketFigures, homeOverview } from './queries';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: '64px 1fr 96px 112px',
    columnGap: tokens.spacingHorizontalM,
    '@media (max-width: 479px)': { gridTemplateColumns: '64px 1fr 104px' },
    alignItems: 'center',
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  track: { height: '8px', minWidth: 0 },
  bar: {
    height: '100%',
    minWidth: '2px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground,
  },
  figure: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  debtors: {
    color: tokens.colorNeutralForeground3,
    textAlign: 'end',
    '@media (max-width: 479px)': { display: 'none' },
  },
});

/** What is owed by age in the currency that most is owed in; each line leads to its debtors. */
export function AgeingCard() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { portfolioId } = useSession();
  const { data, error, refetch } = useQuery(homeOverview(useApi(), portfolioId));
  const first = data?.currencies[0];
  const most = Math.max(1, ...(first?.ageing ?? []).map(({ balance }) => balance));
  const currency = (data?.currencies.length ?? 0) > 1 ? first?.currency : undefined;
  return (
    <Section title={t('home.ageing')} count={currency} flush>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting label={t('home.ageing')} />}
      {data && !first && <EmptyState title={t('home.nothingOwed')} />}
      {first && (
        <ul className={styles.list}>
          {first.ageing.map((bucket) => (
            <li key={bucket.bucket_id}>
              <AgeingLine bucket={bucket} most={most} currency={first.currency} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface AgeingLineProps {
  bucket: BucketFigures;
  /** The balance that fills the whole line, in minor units. */
  most: number;
  currency: string;
}

function AgeingLine({ bucket, most, currency }: AgeingLineProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { amountOrZero, count } = useFormats();
  return (
    <Link to={`/debtors?bucket=${bucket.bucket_id}`} className={styles.line}>
      <span>
        <bdi>{bucket.classification}</bdi>
      </span>
      <span className={styles.track} aria-hidden>
        <div className={styles.bar} style={{ width: `${(100 * Math.max(0, bucket.balance)) / most}%` }} />
      </span>
      <Text size={200} className={styles.debtors}>
        {t('home.debtorsNote', { count: bucket.debtors, shown: count(bucket.debtors) })}
      </Text>
      <span className={styles.figure}>
        <bdi>{amountOrZero(bucket.balance, { currency })}</bdi>
      </span>
    </Link>
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
