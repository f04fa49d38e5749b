import type { CSSProperties } from 'react';
import { textWidth } from '../format/textWidth';
import { MENU_WIDTH, PICK_WIDTH } from './cellStyles';
import type { Column } from './types';

const DEFAULT_WIDTH = 140;
const LEAST_WIDTH = 72;

/** The flex sizing of a column: its chosen width stands firm, the others share what is left. */
export function columnStyle<Row>(column: Column<Row>, chosen: number | undefined): CSSProperties {
  if (chosen !== undefined) {
    const firm = Math.max(chosen, leastWidth(column));
    return { flex: `0 0 ${firm}px`, minWidth: firm, maxWidth: firm };
  }
  const width = column.width ?? DEFAULT_WIDTH;
  return { flex: `${column.primary ? 3 : 1} 1 ${width}px`, minWidth: leastWidth(column) };
}

/** The width under which a table scrolls sideways instead of squeezing its columns. */
export function tableMinWidth<Row>(
  columns: Column<Row>[],
  widths: Record<string, number>,
  pickable: boolean,
): number {
  const own = columns.reduce((sum, column) => sum + Math.max(widths[column.id] ?? 0, leastWidth(column)), 0);
  return own + MENU_WIDTH + (pickable ? PICK_WIDTH : 0);
}

/** The least width a column may be given. */
export function leastWidth<Row>(column: Column<Row>): number {
  return column.minWidth ?? Math.max(LEAST_WIDTH, Math.round((column.width ?? DEFAULT_WIDTH) * 0.75));
}

/** What a cell has beside its text. */
const CELL_PADDING = 28;

/** The columns, those of figures as wide as the longest of theirs: what is cut off a figure makes it another one. */
export function fitted<Row>(columns: Column<Row>[], rows: Row[] | undefined): Column<Row>[] {
  return columns.map((column) => {
    const { fits } = column;
    if (!fits || !rows) return column;
    const longest = Math.max(0, ...rows.map((row) => textWidth(fits(row))));
    return { ...column, minWidth: Math.max(leastWidth(column), Math.ceil(longest) + CELL_PADDING) };
  });
}
