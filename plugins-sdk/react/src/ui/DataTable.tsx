import { makeStyles, mergeClasses, Table, tokens } from '@fluentui/react-components';
import { useDisplay } from '@recobro/sdk';
import { type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { ErrorState } from './ErrorState';
import { HoldsBack } from './HoldsBack';
import { BulkBar } from './table/BulkBar';
import { ColumnsMenu } from './table/ColumnsMenu';
import { CompactRows } from './table/CompactRows';
import { fitted, tableMinWidth } from './table/columnSize';
import { HeaderRow } from './table/HeaderRow';
import { TableRows } from './table/TableRows';
import { TableSkeleton } from './table/TableSkeleton';
import type { Column, RowShape, Selection } from './table/types';
import { useColumnChoice } from './table/useColumnChoice';
import { usePick } from './table/usePick';
import { useRowKeys } from './table/useRowKeys';
import { useDelayed } from './useDelayed';
import { useNarrow } from './useMedia';

const useStyles = makeStyles({
  frame: { position: 'relative', minWidth: 0 },
  // The list scrolls in itself, so that its header, its figures and its pages stay in sight.
  scroll: {
    overflow: 'auto',
    scrollPaddingBlockStart: '48px', // a row that gets the focus does not stay below the header
    maxHeight: 'max(320px, calc(100dvh - 264px - var(--dock, 0px)))',
    '@media (max-width: 639px)': { overflow: 'visible', maxHeight: 'none' },
  },
  table: { backgroundColor: tokens.colorNeutralBackground1 },
  stale: { opacity: 0.6 },
});

/** Props of DataTable. */
export interface DataTableProps<Row> extends RowShape<Row> {
  /** Names the table's choices of columns in this browser. */
  id: string;
  label: string;
  columns: Column<Row>[];
  /** Absent while the first load is under way: what comes below is held back by it, as by a section. */
  rows: Row[] | undefined;
  /** Rows of the page before are still on screen. */
  stale?: boolean;
  error?: unknown;
  onRetry?: () => void;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection;
  empty: React.ReactNode;
  /** The two lines of a row on a narrow screen. */
  compact: (row: Row) => React.ReactNode;
  /** The columns are few and stay as they are: no choosing. */
  fixedColumns?: boolean;
  /** How many rows the skeleton stands in for. */
  expected?: number;
}

/** The list of the product: sorted by the server, drawn only where seen, walked by keys. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { error, empty, selection, columns, expected = 10 } = props;
  const rows = useDeferredValue(props.rows); // drawn in slices, between which the page answers
  const styles = useStyles();
  const scroll = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const { density } = useDisplay();
  const choice = useColumnChoice(
    props.id,
    useMemo(() => fitted(columns, rows), [columns, rows]),
  );
  const pick = usePick(rows ?? [], props.rowId, selection);
  const late = useDelayed(rows === undefined && !error);
  if (error) return <ErrorState error={error} onRetry={props.onRetry} />;
  if (rows?.length === 0) return empty;
  const minWidth = narrow ? undefined : tableMinWidth(choice.shown, choice.widths, pick !== undefined);
  return (
    <div className={styles.frame}>
      {!rows && <HoldsBack />}
      {selection && selection.selected.size > 0 && (
        <BulkBar count={selection.selected.size} whole={pick?.whole} onClear={() => pick?.clear()}>
          {selection.actions}
        </BulkBar>
      )}
      <div className={styles.scroll} ref={scroll}>
        <div
          style={{ minWidth }}
          className={mergeClasses(styles.table, props.stale && styles.stale)}
          aria-busy={props.stale || rows === undefined}
        >
          {narrow ? (
            <NarrowBody {...props} rows={rows} pick={pick} late={late} container={scroll} />
          ) : (
            <Table noNativeElements aria-label={props.label} aria-rowcount={(rows?.length ?? 0) + 1}>
              <HeaderRow
                covered={selection !== undefined && selection.selected.size > 0}
                columns={choice.shown}
                widths={choice.widths}
                onResize={choice.resize}
                sort={props.sort}
                onSort={props.onSort}
                pick={pick && { state: pick.state, toggle: pick.toggleAll }}
                menu={
                  !props.fixedColumns && (
                    <ColumnsMenu
                      columns={columns}
                      shown={choice.shown}
                      onShow={choice.show}
                      onReset={choice.reset}
                    />
                  )
                }
              />
              {rows && (
                <TableRows
                  {...props}
                  key={density}
                  density={density}
                  rows={rows}
                  columns={choice.shown}
                  widths={choice.widths}
                  pick={pick}
                  container={scroll}
                />
              )}
            </Table>
          )}
          {/* Under the table, not in it: a table's children are rows. */}
          {!narrow && !rows && late && (
            <TableSkeleton
              columns={choice.shown}
              widths={choice.widths}
              rows={expected}
              pickable={pick !== undefined}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface BodyProps<Row> extends DataTableProps<Row> {
  container: RefObject<HTMLDivElement | null>;
  pick: ReturnType<typeof usePick>;
}

function NarrowBody<Row>(props: BodyProps<Row> & { late: boolean }) {
  const { rows, container, pick } = props;
  useRowKeys(container, rows?.length ?? 0, () => {}, pick?.toggleAt);
  if (rows) return <CompactRows {...props} rows={rows} pick={pick} />;
  return props.late ? (
    <TableSkeleton
      columns={props.columns.filter((column) => column.primary)}
      widths={{}}
      rows={props.expected ?? 10}
      pickable={false}
    />
  ) : null;
}
