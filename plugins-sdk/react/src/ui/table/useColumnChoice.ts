import { useCallback, useMemo, useState } from 'react';
import type { Column } from './types';

interface Choice {
  shown: Record<string, boolean>;
  widths: Record<string, number>;
}

/** Which columns of a table are shown and how wide, kept in this browser under the table's id. */
export function useColumnChoice<Row>(tableId: string, columns: Column<Row>[]) {
  const key = `recobro.table.${tableId}`;
  const [choice, setChoice] = useState(() => read(key));
  const change = useCallback(
    (next: (before: Choice) => Choice) =>
      setChoice((before) => {
        const after = next(before);
        localStorage.setItem(key, JSON.stringify(after));
        return after;
      }),
    [key],
  );
  const isShown = useCallback(
    (column: Column<Row>) => column.primary || (choice.shown[column.id] ?? !column.hidden),
    [choice.shown],
  );
  return {
    shown: useMemo(() => columns.filter(isShown), [columns, isShown]),
    isShown,
    widths: choice.widths,
    show: (id: string, shown: boolean) =>
      change((before) => ({ ...before, shown: { ...before.shown, [id]: shown } })),
    resize: (id: string, width: number) =>
      change((before) => ({ ...before, widths: { ...before.widths, [id]: width } })),
    reset: () => change(() => ({ shown: {}, widths: {} })),
  };
}

function read(key: string): Choice {
  try {
    return { shown: {}, widths: {}, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return { shown: {}, widths: {} };
  }
}
