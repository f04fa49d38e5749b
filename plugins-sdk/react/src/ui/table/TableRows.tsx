import { makeStyles, TableBody } from '@fluentui/react-components';
import type { Density } from '@recobro/sdk';
import { lazy, memo, type ReactNode, type RefObject, Suspense } from 'react';
import { BodyRow } from './BodyRow';
import type { Column, RowShape } from './types';
import type { usePick } from './usePick';
import { useRowKeys } from './useRowKeys';

/** Height of a row in px, by density. */
export const ROW_HEIGHT = { comfortable: 40, compact: 32 };

/** So many rows are drawn at once; the code that draws only what is seen comes with longer lists. */
const FEW = 30;

export const useBodyStyles = makeStyles({ body: { position: 'relative', display: 'block' } });

export interface TableRowsProps<Row> extends RowShape<Row> {
  rows: Row[];
  columns: Column<Row>[];
  widths: Record<string, number>;
  density: Density;
  container: RefObject<HTMLDivElement | null>;
  pick: ReturnType<typeof usePick>;
}

const VirtualRows = lazy(() => import('./VirtualRows').then((m) => ({ default: m.VirtualRows }))) as <Row>(
  props: TableRowsProps<Row>,
) => ReactNode;

/** The rows of a table. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  if (props.rows.length <= FEW) return <AllRows {...props} />;
  return (
    <Suspense fallback={<AllRows {...props} rows={props.rows.slice(0, FEW)} />}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

function AllRows<Row>(props: TableRowsProps<Row>) {
  const { rows, container, pick, density } = props;
  const styles = useBodyStyles();
  const height = ROW_HEIGHT[density];
  useRowKeys(
    container,
    rows.length,
    () => {},
    (index) => pick?.toggleAt(index),
  );
  return (
    <TableBody className={styles.body} style={{ height: rows.length * height }}>
      {rows.map((row, index) => (
        <PlacedRow
          {...props}
          key={props.rowId(row)}
          row={row}
          index={index}
          height={height}
          top={index * height}
        />
      ))}
    </TableBody>
  );
}

interface PlacedRowProps<Row> extends TableRowsProps<Row> {
  row: Row;
  index: number;
  /** In px. */
  height: number;
  /** In px from the top of the body. */
  top: number;
}

/** One row at its place. Scrolling draws the rows that come into sight and leaves the others as they are. */
export const PlacedRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ height, top, pick, ...props }: PlacedRowProps<Row>) {
  const id = props.rowId(props.row);
  return (
    <BodyRow
      {...props}
      style={{ height, insetBlockStart: top }}
      {...(pick && { pick: { on: pick.has(id), toggle: () => pick.toggle(id) } })}
    />
  );
}
