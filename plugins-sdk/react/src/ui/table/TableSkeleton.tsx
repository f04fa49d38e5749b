import { makeStyles, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useDisplay, useTranslation } from '@recobro/sdk';
import { hairlineUnder } from '../hairline';
import { useCellStyles } from './cellStyles';
import { columnStyle } from './columnSize';
import type { Column } from './types';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', height: '40px', ...hairlineUnder },
  compact: { height: '32px' },
  cell: { display: 'flex', alignItems: 'center' },
});

interface TableSkeletonProps<Row> {
  columns: Column<Row>[];
  widths: Record<string, number>;
  rows: number;
  pickable: boolean;
}

/** The table's own layout while its rows are on their way. */
export function TableSkeleton<Row>({ columns, widths, rows, pickable }: TableSkeletonProps<Row>) {
  const styles = useStyles();
  const cells = useCellStyles();
  const { t } = useTranslation('ui');
  const { density } = useDisplay();
  return (
    <Skeleton aria-label={t('loading')} animation="pulse">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={mergeClasses(styles.row, density === 'compact' && styles.compact)}>
          {pickable && (
            <div className={cells.pick}>
              <SkeletonItem shape="square" size={16} />
            </div>
          )}
          {columns.map((column, at) => (
            <div
              key={column.id}
              className={mergeClasses(styles.cell, cells.cell, column.align === 'end' && cells.end)}
              style={columnStyle(column, widths[column.id])}
            >
              <SkeletonItem size={12} style={{ width: `${45 + ((row * 7 + at * 13) % 40)}%` }} />
            </div>
          ))}
          <div className={cells.menu} />
        </div>
      ))}
    </Skeleton>
  );
}
