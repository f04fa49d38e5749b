import type { CSSProperties } from 'react';
import { MENU_WIDTH, PICK_WIDTH } from './cellStyles';
import type { Column } from './types';

const DEFAULT_WIDTH = 140;
const LEAST_WIDTH = 72;

/** The flex sizing of a column: its chosen width stands firm, the others share what is left. */
export function columnStyle<Row>(column: Column<Row>, chosen: number | undefined): CSSProperties {
  if (chosen !== undefined) return { flex: `0 0 ${chosen}px`, minWidth: chosen, maxWidth: chosen };
  const width = column.width ?? DEFAULT_WIDTH;
  return { flex: `${column.primary ? 3 : 1} 1 ${width}px`, minWidth: leastWidth(column) };
}

/** The width under which a table scrolls sideways instead of squeezing its columns. */
export function tableMinWidth<Row>(
  columns: Column<Row>[],
  widths: Record<string, number>,
  pickable: boolean,
): number {
  const own = columns.reduce((sum, column) => sum + (widths[column.id] ?? leastWidth(column)), 0);
  return own + MENU_WIDTH + (pickable ? PICK_WIDTH : 0);
}

/** The least width a column may be given. */
export function leastWidth<Row>(column: Column<Row>): number {
  return column.minWidth ?? Math.max(LEAST_WIDTH, Math.round((column.width ?? DEFAULT_WIDTH) * 0.75));
}
