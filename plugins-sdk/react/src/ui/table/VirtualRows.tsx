import { TableBody } from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { PlacedRow, ROW_HEIGHT, type TableRowsProps, useBodyStyles } from './TableRows';
import { useRowKeys } from './useRowKeys';

/** The rows that are in sight, of a list of any length. */
export function VirtualRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowId, container, pick, density } = props;
  const styles = useBodyStyles();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => container.current,
    estimateSize: () => ROW_HEIGHT[density],
    overscan: 12,
    initialRect: { width: 1024, height: 640 },
    useFlushSync: false, // rows come a frame later, within the overscan, and the frame is not held up for them
  });
  useRowKeys(
    container,
    rows.length,
    (index) => virtual.scrollToIndex(index),
    (index) => pick?.toggleAt(index),
  );
  return (
    <TableBody className={styles.body} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, size, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return <PlacedRow {...props} key={rowId(row)} row={row} index={index} height={size} top={start} />;
      })}
    </TableBody>
  );
}
