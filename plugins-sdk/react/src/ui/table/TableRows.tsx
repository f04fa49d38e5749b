import { makeStyles, TableBody } from '@fluentui/react-components';
import type { Density } from '@recobro/sdk';
import { lazy, memo, type RefObject, Suspense, useState } from 'react';
import { BodyRow } from './BodyRow';
import type { Seen } from './SeenRows';
import type { Column, RowShape } from './types';
import type { usePick } from './usePick';
import { useRowKeys } from './useRowKeys';

/** Height of a row in px, by density. */
const ROW_HEIGHT = { comfortable: 40, compact: 32 };

/** So many rows are drawn at once; the code that finds which are in sight comes with longer lists. */
const FEW = 30;
const FIRST: Seen = { from: 0, to: FEW - 1, reveal: () => {} };

const SeenRows = lazy(() => import('./SeenRows').then((m) => ({ default: m.SeenRows })));

const useStyles = makeStyles({ body: { position: 'relative', display: 'block' } });

interface TableRowsProps<Row> extends RowShape<Row> {
  rows: Row[];
  columns: Column<Row>[];
  widths: Record<string, number>;
  density: Density;
  container: RefObject<HTMLDivElement | null>;
  pick: ReturnType<typeof usePick>;
}

/** The rows of a table; of a long one those in sight, which stay the same elements when that becomes known. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, container, pick, density } = props;
  const styles = useStyles();
  const height = ROW_HEIGHT[density];
  const [seen, setSeen] = useState(FIRST);
  const { from, to, reveal } = rows.length > FEW ? seen : FIRST;
  useRowKeys(container, rows.length, reveal, pick?.toggleAt);
  return (
    <>
      <TableBody className={styles.body} style={{ height: rows.length * height }}>
        {rows.slice(from, to + 1).map((row, at) => (
          <PlacedRow {...props} key={props.rowId(row)} row={row} index={from + at} height={height} />
        ))}
      </TableBody>
      <Suspense fallback={null}>
        {rows.length > FEW && (
          <SeenRows count={rows.length} height={height} container={container} onSee={setSeen} />
        )}
      </Suspense>
    </>
  );
}

interface PlacedRowProps<Row> extends TableRowsProps<Row> {
  row: Row;
  index: number;
  /** In px. */
  height: number;
}

/** One row at its place. Scrolling draws the rows that come into sight and leaves the others as they are. */
const PlacedRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ height, pick, ...props }: PlacedRowProps<Row>) {
  const id = props.rowId(props.row);
  return (
    <BodyRow
      {...props}
      style={{ height, insetBlockStart: props.index * height }}
      {...(pick && { pick: { on: pick.has(id), toggle: (range) => pick.toggleAt(props.index, range) } })}
    />
  );
}
