import type { Selection } from './types';

/** Picking rows of the page shown, one by one or all; undefined where nothing may be done to many. */
export function usePick<Row>(rows: Row[], rowId: (row: Row) => string, selection: Selection | undefined) {
  if (!selection) return undefined;
  const { selected, onChange } = selection;
  const ids = rows.map(rowId);
  const all = ids.length > 0 && ids.every((id) => selected.has(id));
  const some = ids.some((id) => selected.has(id));
  const toggle = (id: string) =>
    onChange(
      selected.has(id) ? new Set([...selected].filter((other) => other !== id)) : new Set([...selected, id]),
    );
  return {
    state: all ? true : some ? ('mixed' as const) : false,
    has: (id: string) => selected.has(id),
    toggle,
    toggleAt: (index: number) => ids[index] !== undefined && toggle(ids[index]),
    toggleAll: () =>
      onChange(
        all ? new Set([...selected].filter((id) => !ids.includes(id))) : new Set([...selected, ...ids]),
      ),
  };
}
