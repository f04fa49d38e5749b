import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Column } from './types';

interface Choice {
  shown: Record<string, boolean>;
  widths: Record<string, number>;
}

/** Says to a table on screen that its columns were chosen elsewhere. */
const CHOSEN = 'recobro.columns';

const keyOf = (tableId: string) => `recobro.table.${tableId}`;

/** The ids of the columns that a table shows. */
export function shownColumns<Row>(tableId: string, columns: Column<Row>[]): string[] {
  const { shown } = read(keyOf(tableId));
  return columns.filter(({ id, primary, hidden }) => primary || (shown[id] ?? !hidden)).map(({ id }) => id);
}

/** Has a table show some columns, and no others. */
export function showColumns<Row>(tableId: string, columns: Column<Row>[], ids: string[]) {
  const key = keyOf(tableId);
  const shown = Object.fromEntries(columns.map(({ id }) => [id, ids.includes(id)]));
  localStorage.setItem(key, JSON.stringify({ ...read(key), shown }));
  dispatchEvent(new CustomEvent(CHOSEN, { detail: key }));
}

/** Which columns of a table are shown and how wide, kept in this browser under the table's id. */
export function useColumnChoice<Row>(tableId: string, columns: Column<Row>[]) {
  const key = keyOf(tableId);
  const [choice, setChoice] = useState(() => read(key));
  useEffect(() => {
    const listen = (event: Event) => (event as CustomEvent).detail === key && setChoice(read(key));
    addEventListener(CHOSEN, listen);
    return () => removeEventListener(CHOSEN, listen);
  }, [key]);
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
