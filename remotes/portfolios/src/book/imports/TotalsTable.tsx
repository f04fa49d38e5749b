import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, useFormats } from '@recobro/sdk/ui';
import type { Total } from '../../api/types';

const useStyles = makeStyles({
  scroll: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    whiteSpace: 'nowrap',
  },
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  help: { display: 'block', color: tokens.colorNeutralForeground3, paddingBlockEnd: tokens.spacingVerticalS },
});

/** What the rows come to in each currency, to be compared with the creditor's own figures. */
export function TotalsTable({ totals }: { totals: Total[] }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  if (totals.length === 0) return null;
  const figure = mergeClasses(styles.cell, styles.figure);
  const head = (name: string, className = figure) => (
    <th scope="col" className={mergeClasses(className, styles.label)}>
      {name}
    </th>
  );
  return (
    <div>
      <Text weight="semibold">{t('imports.totals.title')}</Text>
      <Text size={200} className={styles.help}>
        {t('imports.totals.help')}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('imports.totals.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head(t('fields.currency'), styles.cell)}
              {head(t('imports.totals.rows'))}
              {head(t('imports.totals.balance'))}
              {head(t('imports.totals.rejectedRows'))}
              {head(t('imports.totals.rejectedBalance'))}
            </tr>
          </thead>
          <tbody>
            {totals.map((total) => (
              <tr key={total.currency}>
                <th scope="row" className={styles.cell}>
                  {total.currency}
                </th>
                <td className={figure}>{count(total.rows)}</td>
                <td className={figure}>
                  <Amount minor={total.balance} currency={total.currency} exact />
                </td>
                <td className={figure}>{count(total.rejected_rows)}</td>
                <td className={figure}>
                  <Amount minor={total.rejected_balance} currency={total.currency} exact />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
