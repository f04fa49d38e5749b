import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, hairlineUnder, RecordName } from '@recobro/sdk/ui';
import type { WaterfallPart } from '../../api/types';

const GAP = '· ';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: tokens.spacingVerticalSNudge,
    paddingInlineEnd: tokens.spacingHorizontalM,
    overflowWrap: 'anywhere',
    ...hairlineUnder,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  head: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
  end: { textAlign: 'end', paddingInlineEnd: 0, whiteSpace: 'nowrap' },
});

/** Props of PartsTable. */
interface PartsTableProps {
  label: string;
  parts: WaterfallPart[];
  currency: string;
}

/** What a payment pays, in the order of the waterfall. */
export function PartsTable({ label, parts, currency }: PartsTableProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const cell = (...extra: string[]) => mergeClasses(styles.cell, ...extra);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={cell(styles.head)}>
            {t('payments.pays')}
          </th>
          <th scope="col" className={cell(styles.head, styles.end)}>
            {t('ledger.amount', { currency })}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={`${part.debt_id}-${part.due}-${part.component}`}>
            <td className={cell()}>
              {t(`component.${part.component}`)}{' '}
              <span className={styles.quiet}>
                {GAP}
                {t(`due.${part.due}`)}
              </span>
              <div className={styles.quiet}>
                <RecordName of="portfolios.debt" id={part.debt_id} plain />
              </div>
            </td>
            <td className={cell(styles.end)}>
              <Amount minor={part.amount} currency={currency} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
