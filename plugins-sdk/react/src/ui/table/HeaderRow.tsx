import {
  Checkbox,
  makeStyles,
  mergeClasses,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useCellStyles } from './cellStyles';
import { columnStyle, leastWidth } from './columnSize';
import { ResizeHandle } from './ResizeHandle';
import type { Column } from './types';

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: { minHeight: '40px', borderBlockEndColor: tokens.colorNeutralStroke1 },
  // What the header says is lighter than what the rows say.
  label: {
    position: 'relative',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
  },
  button: {
    resize: 'none',
    minHeight: '40px',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  pick: { justifyContent: 'center', padding: 0, resize: 'none' },
  endButton: { justifyContent: 'flex-end' },
});

interface HeaderRowProps<Row> {
  columns: Column<Row>[];
  widths: Record<string, number>;
  onResize: (id: string, width: number) => void;
  sort?: string;
  onSort?: (sort: string) => void;
  pick?: { state: boolean | 'mixed'; toggle: () => void };
  menu: React.ReactNode;
  /** Something lies over it: what is out of sight gets no focus. */
  covered: boolean;
}

/** The header of a table: names, sort, width, and the box that picks every row shown. */
export function HeaderRow<Row>({
  columns,
  widths,
  onResize,
  sort,
  onSort,
  pick,
  menu,
  covered,
}: HeaderRowProps<Row>) {
  const styles = useStyles();
  const cells = useCellStyles();
  const { t } = useTranslation('ui');
  return (
    <TableHeader className={styles.header} inert={covered}>
      <TableRow className={styles.row} aria-rowindex={1}>
        {pick && (
          <TableHeaderCell className={cells.pick} button={{ className: styles.pick }}>
            <Checkbox checked={pick.state} aria-label={t('table.pickAll')} onChange={pick.toggle} />
          </TableHeaderCell>
        )}
        {columns.map((column) => (
          <TableHeaderCell
            key={column.id}
            sortable={column.sort !== undefined}
            sortDirection={directionOf(column, sort)}
            className={mergeClasses(cells.cell, styles.label)}
            button={{ className: mergeClasses(styles.button, column.align === 'end' && styles.endButton) }}
            onClick={() => column.sort && onSort?.(nextSort(column.sort, sort))}
            style={columnStyle(column, widths[column.id])}
            aside={
              <ResizeHandle
                label={t('table.resize', { column: column.header })}
                least={leastWidth(column)}
                onResize={(width) => onResize(column.id, width)}
              />
            }
          >
            {column.header}
          </TableHeaderCell>
        ))}
        {menu ? (
          <TableHeaderCell className={cells.menu}>{menu}</TableHeaderCell>
        ) : (
          <TableCell className={cells.menu} />
        )}
      </TableRow>
    </TableHeader>
  );
}

function directionOf<Row>(column: Column<Row>, sort: string | undefined) {
  if (!column.sort || !sort) return undefined;
  if (sort === column.sort) return 'ascending' as const;
  return sort === `-${column.sort}` ? ('descending' as const) : undefined;
}

function nextSort(field: string, sort: string | undefined): string {
  return sort === field ? `-${field}` : field;
}
