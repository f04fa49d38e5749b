import {
  createParser,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
  useDisplay,
  useQueryStates,
} from '@recobro/sdk';
import { useMemo } from 'react';
import type { TaskFilter } from '../api/queries';
import { LABELS, PRIORITIES, STATUSES } from '../api/types';

const VIEWS = ['table', 'board'] as const;
const SORTS = ['title', 'status', 'priority', 'label', 'due_at', 'created_at'].flatMap((name) => [
  name,
  `-${name}`,
]);
const LONGEST_FILTER = 100;

/** A whole number of at least one; anything else silently is the default. */
const count = (most: number) =>
  createParser({
    parse: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null,
    serialize: String,
  });

const parsersOf = (usualSize: number) => ({
  page: count(1_000_000).withDefault(1),
  pageSize: count(100).withDefault(usualSize),
  sort: parseAsStringLiteral(SORTS).withDefault('-created_at'),
  filter: createParser({ parse: (text) => text.slice(0, LONGEST_FILTER), serialize: String }).withDefault(''),
  status: parseAsArrayOf(parseAsStringLiteral(STATUSES)).withDefault([]),
  priority: parseAsArrayOf(parseAsStringLiteral(PRIORITIES)).withDefault([]),
  label: parseAsArrayOf(parseAsStringLiteral(LABELS)).withDefault([]),
  assignee: parseAsString.withDefault(''),
  view: parseAsStringLiteral(VIEWS).withDefault('table'),
  task: parseAsString.withDefault(''),
  create: parseAsStringLiteral(STATUSES),
});

/** Everything the screen of tasks shows stands in the URL; a change of what is shown goes back to page 1. */
export function useTaskParams() {
  const { pageSize = 10 } = useDisplay();
  const parsers = useMemo(() => parsersOf(pageSize), [pageSize]);
  const [values, set] = useQueryStates(parsers, { history: 'push' });
  const { filter, status, priority, label, assignee } = values;
  const query: TaskFilter = {
    filter: filter || undefined,
    status,
    priority,
    label,
    assignee: assignee || undefined,
  };
  return {
    ...values,
    query,
    filtered: Object.values(query).some((value) => value?.length),
    set,
    setPage: (page: number) => set({ page }),
    setPageSize: (pageSize: number) => set({ pageSize, page: null }),
    setSort: (sort: string) => set({ sort, page: null }),
    setFilter: (text: string) => set({ filter: text || null, page: null }, { history: 'replace' }),
    clear: () => set({ filter: null, status: null, priority: null, label: null, assignee: null, page: null }),
    open: (task: string) => set({ task, create: null }),
    close: () => set({ task: null, create: null }),
  };
}

export type TaskParams = ReturnType<typeof useTaskParams>;
