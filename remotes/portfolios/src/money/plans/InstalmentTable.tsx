import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, DateText, hairlineUnder, StatusBadge, useFormats } from '@recobro/sdk/ui';
import type { Instalment } from '../../api/types';
import { instalmentTone } from './status';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineEnd: tokens.spacingHorizontalM,
    fontVariantNumeric: 'tabular-nums',
    ...hairlineUnder,
  },
  head: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
  end: { textAlign: 'end', whiteSpace: 'nowrap', ':last-child': { paddingInlineEnd: 0 } },
  due: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXXS,
  },
  part: { color: tokens.colorNeutralForeground3 },
});

/** Props of InstalmentTable. */
interface InstalmentTableProps {
  label: string;
  rows: (Pick<Instalment, 'n' | 'due_on' | 'amount'> & Partial<Pick<Instalment, 'paid' | 'status'>>)[];
  currency: string;
}

/** What is paid when, and how it stands where that is known. */
export function InstalmentTable({ label, rows, currency }: InstalmentTableProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const cell = (...extra: string[]) => mergeClasses(styles.cell, ...extra);
  const part = (row: (typeof rows)[number]) =>
    row.paid !== undefined && row.paid > 0 && row.paid < row.amount;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={cell(styles.head)}>
            {t('plans.instalment')}
          </th>
          <th scope="col" className={cell(styles.head)}>
            {t('plans.dueOn')}
          </th>
          <th scope="col" className={cell(styles.head, styles.end)}>
            {t('ledger.amount', { currency })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.n}>
            <td className={cell()}>{row.n === 0 ? t('plans.down') : row.n}</td>
            <td className={cell()}>
              <div className={styles.due}>
                <DateText value={row.due_on} shape="date" />
                {row.status && (
                  <StatusBadge tone={instalmentTone[row.status]}>
                    {t(`instalmentStatus.${row.status}`)}
                  </StatusBadge>
                )}
              </div>
            </td>
            <td className={cell(styles.end)}>
              <Amount minor={row.amount} currency={currency} exact />
              {part(row) && (
                <div className={styles.part}>
                  {t('plans.paidPart', { amount: amountOrZero(row.paid, { currency, exact: true }) })}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
