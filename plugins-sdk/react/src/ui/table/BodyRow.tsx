import { Checkbox, makeStyles, mergeClasses, TableCell, TableRow, tokens } from '@fluentui/react-components';
import { Link, useNavigate, useTranslation } from '@recobro/sdk';
import type { CSSProperties, MouseEvent } from 'react';
import { useCellStyles } from './cellStyles';
import { columnStyle } from './columnSize';
import { RowMenu } from './RowMenu';
import type { Column, RowShape } from './types';
import { ROW_FOCUS, withShift } from './useRowKeys';

const useStyles = makeStyles({
  row: {
    position: 'absolute',
    insetInlineStart: 0,
    width: '100%',
    boxSizing: 'border-box',
    contain: 'layout style', // what comes into sight is laid out alone
    ':focus-within': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  open: { cursor: 'pointer' },
  picked: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-within': { backgroundColor: tokens.colorBrandBackground2 },
  },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});

interface BodyRowProps<Row> extends RowShape<Row> {
  row: Row;
  index: number;
  columns: Column<Row>[];
  widths: Record<string, number>;
  style: CSSProperties;
  pick?: { on: boolean; toggle: (range: boolean) => void };
}

/** One row: its primary cell is the link, and the whole row a larger target for it. */
export function BodyRow<Row>({
  row,
  index,
  columns,
  widths,
  style,
  pick,
  rowName,
  href,
  actions,
}: BodyRowProps<Row>) {
  const styles = useStyles();
  const cells = useCellStyles();
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const to = href?.(row);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!to || event.defaultPrevented || isControl(event.target) || window.getSelection()?.toString()) return;
    navigate(to);
  };
  return (
    <TableRow
      data-row={index}
      aria-rowindex={index + 2}
      aria-selected={pick?.on}
      className={mergeClasses(styles.row, to !== undefined && styles.open, pick?.on && styles.picked)}
      style={style}
      onClick={open}
    >
      {pick && (
        <TableCell className={cells.pick}>
          <Checkbox
            checked={pick.on}
            aria-label={t('table.pick', { name: rowName(row) })}
            onChange={(event) => pick.toggle(withShift(event.nativeEvent))}
          />
        </TableCell>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        return (
          <TableCell
            key={column.id}
            className={mergeClasses(cells.cell, column.align === 'end' && cells.end)}
            style={columnStyle(column, widths[column.id])}
          >
            <div dir={typeof content === 'string' ? 'auto' : undefined} className={cells.content}>
              {column.primary && to ? (
                <Link to={to} className={styles.link} {...{ [ROW_FOCUS]: '' }}>
                  {content}
                </Link>
              ) : (
                content
              )}
            </div>
          </TableCell>
        );
      })}
      <TableCell className={cells.menu}>
        {actions && <RowMenu name={rowName(row)} actions={actions(row)} />}
      </TableCell>
    </TableRow>
  );
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, [role="menu"]') !== null;
}
