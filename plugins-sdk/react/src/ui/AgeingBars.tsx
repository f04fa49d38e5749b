import { Button, makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import { Amount } from './Amount';
import { hairlineOver } from './hairline';
import { useFormats } from './useFormats';

const Chart = lazy(() => import('./AgeingBarsChart'));

const useStyles = makeStyles({
  swap: { marginInlineStart: '-8px', marginBlockStart: tokens.spacingVerticalS },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  head: {
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    paddingBlock: tokens.spacingVerticalS,
  },
  cell: {
    paddingBlock: tokens.spacingVerticalS,
    ...hairlineOver,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** What is owed in one bucket of age. */
export interface AgeingBucket {
  id: string;
  label: string;
  /** Minor units. */
  amount: number;
  debtors?: number | undefined;
}

/** Props of AgeingBars. */
export interface AgeingBarsProps {
  label: string;
  buckets: AgeingBucket[];
  currency: string;
}

/** What is owed by age: bars with their amounts written, or the same as a table. */
export function AgeingBars({ label, buckets, currency }: AgeingBarsProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      {asTable ? (
        <AgeingTable label={label} buckets={buckets} currency={currency} />
      ) : (
        <Suspense
          fallback={
            <Skeleton aria-label={t('loading')}>
              <SkeletonItem style={{ height: buckets.length * 32 }} />
            </Skeleton>
          }
        >
          <Chart label={label} buckets={buckets} currency={currency} />
        </Suspense>
      )}
      <Button size="small" appearance="subtle" className={styles.swap} onClick={() => setAsTable(!asTable)}>
        {asTable ? t('chart.asChart') : t('chart.asTable')}
      </Button>
    </>
  );
}

function AgeingTable({ label, buckets, currency }: AgeingBarsProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { count } = useFormats();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t('chart.days')}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.end)}>
            {t('chart.debtors')}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.end)}>
            {t('chart.amount', { currency })}
          </th>
        </tr>
      </thead>
      <tbody>
        {buckets.map((bucket) => (
          <tr key={bucket.id}>
            <th scope="row" className={styles.cell}>
              {bucket.label}
            </th>
            <td className={mergeClasses(styles.cell, styles.end)}>
              {bucket.debtors === undefined ? '' : count(bucket.debtors)}
            </td>
            <td className={mergeClasses(styles.cell, styles.end)}>
              <Amount minor={bucket.amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
