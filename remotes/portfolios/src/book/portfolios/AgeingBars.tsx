import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { Amount, hairlineOver, useFormats } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr) max-content max-content',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  item: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', ...hairlineOver },
  line: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  link: {
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  track: { height: '8px', minWidth: 0 },
  bar: {
    height: '100%',
    minWidth: '2px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  amount: { textAlign: 'end' },
  debtors: {
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@media (max-width: 479px)': { display: 'none' },
  },
  narrow: { '@media (max-width: 479px)': { gridColumn: '3 / -1' } },
});

/** What is owed in one bucket of age, as the API has it; balance in minor units. */
export interface AgeingBucket {
  bucket_id: string;
  classification: string;
  balance: number;
  debtors?: number;
}

/** Props of AgeingBars. */
export interface AgeingBarsProps {
  label: string;
  buckets: AgeingBucket[];
  currency: string;
  /** The list of the debtors in a bucket; each line leads there. */
  to?: (bucket: AgeingBucket) => string;
}

/** What is owed by age: a line for each bucket with its bar, its debtors and its amount. */
export function AgeingBars({ label, buckets, currency, to }: AgeingBarsProps) {
  const styles = useStyles();
  const most = Math.max(1, ...buckets.map(({ balance }) => balance));
  return (
    <ul className={styles.list} aria-label={label}>
      {buckets.map((bucket) => {
        const line = <Line bucket={bucket} share={bucket.balance / most} currency={currency} />;
        return (
          <li key={bucket.bucket_id} className={styles.item}>
            {to ? (
              <Link to={to(bucket)} className={mergeClasses(styles.line, styles.link)}>
                {line}
              </Link>
            ) : (
              <div className={styles.line}>{line}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface LineProps {
  bucket: AgeingBucket;
  /** Of the longest bar. */
  share: number;
  currency: string;
}

function Line({ bucket, share, currency }: LineProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const { classification, balance, debtors = 0 } = bucket;
  return (
    <>
      <bdi>{classification}</bdi>
      <span className={styles.track} aria-hidden>
        {share > 0 && <div className={styles.bar} style={{ width: `${100 * share}%` }} />}
      </span>
      <Text size={200} className={styles.debtors}>
        <bdi>{t('chart.debtors', { count: debtors, shown: count(debtors) })}</bdi>
      </Text>
      <span className={mergeClasses(styles.amount, styles.narrow)}>
        <Amount minor={balance} currency={currency} />
      </span>
    </>
  );
}
