import { useRef } from 'react';
import type { Selection } from './types';

/** Picking rows of the page shown, one by one, a range or all; undefined where nothing may be done to many. */
export function usePick<Row>(rows: Row[], rowId: (row: Row) => string, selection: Selection | undefined) {
  const last = useRef<number>(undefined);
  if (!selection) return undefined;
  const { selected, onChange, all: whole } = selection;
  const choose = (chosen: ReadonlySet<string>) => {
    if (whole?.on) whole.onChange(false); // all but one is not all
    onChange(chosen);
  };
  const ids = rows.map(rowId);
  const all = ids.length > 0 && ids.every((id) => selected.has(id));
  const some = ids.some((id) => selected.has(id));
  const without = (gone: string[]) => new Set([...selected].filter((id) => !gone.includes(id)));
  /** The row at a place; with `range`, all from the one toggled last become what this one becomes. */
  const toggleAt = (index: number, range = false) => {
    const id = ids[index];
    if (id === undefined) return;
    const from = range ? (last.current ?? index) : index;
    const meant = ids.slice(Math.min(from, index), Math.max(from, index) + 1);
    last.current = index;
    choose(selected.has(id) ? without(meant) : new Set([...selected, ...meant]));
  };
  return {
    state: all ? true : some ? ('mixed' as const) : false,
    has: (id: string) => selected.has(id),
    toggleAt,
    toggleAll: () => choose(all ? without(ids) : new Set([...selected, ...ids])),
    clear: () => choose(new Set()),
    /** Every row of the page is picked, and the list has more. */
    whole: whole && (whole.on || all) && whole.total > ids.length ? whole : undefined,
  };
}
