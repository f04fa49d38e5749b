import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { hairlineUnder } from '../hairline';
import { RowMenu } from './RowMenu';
import type { RowShape } from './types';
import { ROW_FOCUS, withShift } from './useRowKeys';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingInline: tokens.spacingHorizontalM,
    ...hairlineUnder,
    ':last-child': { borderBlockEndStyle: 'none' },
  },
  picked: { backgroundColor: tokens.colorBrandBackground2 },
  body: {
    flexGrow: 1,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalMNudge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface CompactRowsProps<Row> extends RowShape<Row> {
  rows: Row[];
  label: string;
  compact: (row: Row) => React.ReactNode;
  pick?: { has: (id: string) => boolean; toggleAt: (index: number, range?: boolean) => void };
}

/** A list on a narrow screen: each row is a two-line entry, the whole of it a link. */
export function CompactRows<Row>({
  rows,
  label,
  compact,
  pick,
  rowId,
  rowName,
  href,
  actions,
}: CompactRowsProps<Row>) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row, index) => {
        const id = rowId(row);
        const to = href?.(row);
        return (
          <li key={id} data-row={index} className={mergeClasses(styles.item, pick?.has(id) && styles.picked)}>
            {pick && (
              <Checkbox
                checked={pick.has(id)}
                aria-label={t('table.pick', { name: rowName(row) })}
                onChange={(event) => pick.toggleAt(index, withShift(event.nativeEvent))}
              />
            )}
            {to ? (
              <Link to={to} className={styles.body} {...{ [ROW_FOCUS]: '' }}>
                {compact(row)}
              </Link>
            ) : (
              <div className={styles.body}>{compact(row)}</div>
            )}
            {actions && <RowMenu name={rowName(row)} actions={actions(row)} />}
          </li>
        );
      })}
    </ul>
  );
}
