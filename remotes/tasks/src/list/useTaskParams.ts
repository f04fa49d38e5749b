import { parseAsString, parseAsStringLiteral, useQueryStates } from '@recobro/sdk';
import { useListParams } from '@recobro/sdk/ui';
import { LABELS, PRIORITIES, STATUSES, type TaskQuery } from '../api/types';

const SHAPE = {
  sorts: ['-created_at', 'title', 'status', 'priority', 'label', 'due_at'],
  filters: { status: STATUSES, priority: PRIORITIES, label: LABELS, assignee: null },
  search: 'filter',
  pageSize: 10,
} as const;

const BESIDE = {
  view: parseAsStringLiteral(['table', 'board']).withDefault('table'),
  task: parseAsString.withDefault(''),
  create: parseAsStringLiteral(STATUSES),
};

/** Everything the screen of tasks shows stands in the URL. */
export function useTaskParams() {
  const list = useListParams(SHAPE);
  const [beside, set] = useQueryStates(BESIDE, { history: 'push' });
  const { assignee, ...among } = list.filters;
  const query: TaskQuery = { filter: list.text || undefined, ...among, assignee: assignee[0] };
  return {
    ...list,
    ...beside,
    /** What is asked for, in whichever view. */
    query,
    set,
    open: (task: string) => set({ task, create: null }),
    close: () => set({ task: null, create: null }),
  };
}

export type TaskParams = ReturnType<typeof useTaskParams>;
