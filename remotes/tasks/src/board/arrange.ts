import type { Place, Status } from '../api/types';

/** The ids of the cards of each column, in order. */
export type Columns = Readonly<Record<Status, readonly string[]>>;

/** A place on the board: a column, and how many cards stand above. */
export interface Spot {
  status: Status;
  index: number;
}

export type Direction = 'up' | 'down' | 'back' | 'forth';

/** Where a card stands. */
export function spotOf(columns: Columns, id: string): Spot | undefined {
  for (const status of Object.keys(columns) as Status[]) {
    const index = columns[status].indexOf(id);
    if (index >= 0) return { status, index };
  }
  return undefined;
}

/** The board with a card put elsewhere; an index beyond the column is its end. */
export function arrange(columns: Columns, id: string, to: Spot): Columns {
  const without = Object.fromEntries(
    Object.entries(columns).map(([status, ids]) => [status, ids.filter((one) => one !== id)]),
  ) as Record<Status, string[]>;
  return { ...without, [to.status]: without[to.status].toSpliced(Math.max(0, to.index), 0, id) };
}

/** Where one step leads a card; the same spot at the edges of the board. */
export function step(columns: Columns, from: Spot, direction: Direction, shown: readonly Status[]): Spot {
  if (direction === 'up') return { ...from, index: Math.max(0, from.index - 1) };
  if (direction === 'down') {
    return { ...from, index: Math.min(columns[from.status].length - 1, from.index + 1) };
  }
  const status = shown[shown.indexOf(from.status) + (direction === 'forth' ? 1 : -1)];
  return status ? { status, index: Math.min(from.index, columns[status].length) } : from;
}

/** The card that the focus goes to by one step; undefined at the edges. */
export function neighbour(
  columns: Columns,
  from: Spot,
  direction: Direction,
  shown: readonly Status[],
): string | undefined {
  if (direction === 'up') return columns[from.status][from.index - 1];
  if (direction === 'down') return columns[from.status][from.index + 1];
  const away = direction === 'forth' ? 1 : -1;
  for (let at = shown.indexOf(from.status) + away; at >= 0 && at < shown.length; at += away) {
    const ids = columns[shown[at] as Status];
    if (ids.length > 0) return ids[Math.min(from.index, ids.length - 1)];
  }
  return undefined;
}

/** How the place that a card now has is sent to the server. */
export function placeOf(columns: Columns, id: string): Place | undefined {
  const spot = spotOf(columns, id);
  if (!spot) return undefined;
  const above = columns[spot.status][spot.index - 1];
  const below = columns[spot.status][spot.index + 1];
  if (above) return { status: spot.status, after_id: above };
  if (below) return { status: spot.status, before_id: below };
  return { status: spot.status };
}

export const sameSpot = (a: Spot, b: Spot) => a.status === b.status && a.index === b.index;
