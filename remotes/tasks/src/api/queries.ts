import { data, keepPreviousData, list, useApi, useInfiniteQuery, useQuery } from '@recobro/sdk';
import { keys } from './keys';
import type { Label, LinkedRecord, Page, Priority, Status, Task, TaskSettings } from './types';

/** What narrows tasks, on the table and on the board. */
export interface TaskFilter {
  filter?: string;
  status?: Status[];
  priority?: Priority[];
  label?: Label[];
  assignee?: string;
  /** Overdue and due within the days that the app's settings name. */
  due?: 'soon';
  link_type?: string;
  link_id?: string;
}

/** What the table is asked for. */
export interface TaskListQuery extends TaskFilter {
  page: number;
  pageSize: number;
  sort: string;
}

const COLUMN_PAGE = 50;

export function useTasks(query: TaskListQuery) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.list(query),
    queryFn: ({ signal }) =>
      list(api.GET('/api/v1/tasks', { params: { query }, signal })) as Promise<Page<Task>>,
    placeholderData: keepPreviousData,
  });
}

/** One column of the board, in its own order, some cards at a time. */
export function useColumn(status: Status, filter: TaskFilter, enabled: boolean) {
  const { api } = useApi();
  const query = { ...filter, status: [status], sort: 'rank', pageSize: COLUMN_PAGE };
  return useInfiniteQuery({
    queryKey: keys.column(query),
    queryFn: ({ signal, pageParam }) =>
      list(
        api.GET('/api/v1/tasks', { params: { query: { ...query, cursor: pageParam } }, signal }),
      ) as Promise<Page<Task>>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next || undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useTask(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/tasks/{id}', { params: { path: { id } }, signal })) as Promise<Task>,
  });
}

/** What happened to a task, the newest first, page after page. */
export function useHistory(id: string) {
  const { api } = useApi();
  return useInfiniteQuery({
    queryKey: keys.history(id),
    queryFn: ({ signal, pageParam }) =>
      list(
        api.GET('/api/v1/tasks/{id}/history', {
          params: { path: { id }, query: { pageSize: 50, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next || undefined,
  });
}

/** What the company has chosen for its tasks; a change reaches the page by a live event. */
export function useTaskSettings() {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => data(api.GET('/api/v1/tasks/settings', { signal })) as Promise<TaskSettings>,
    staleTime: 300_000,
  });
}

/** The kinds of record that a person can look for, and where: other modules link theirs by the API. */
export type RecordKind = 'debtor' | 'portfolio';

/** Records that a text finds. */
export function useRecords(type: RecordKind, text: string, allowed: boolean) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.records(type, text),
    queryFn: async ({ signal }): Promise<LinkedRecord[]> => {
      const call =
        type === 'debtor'
          ? api.GET('/api/v1/deudores', { params: { query: { q: text, pageSize: 8 } }, signal })
          : api.GET('/api/v1/carteras', { params: { query: { filter: text, pageSize: 8 } }, signal });
      const rows = ((await data<unknown>(call)) ?? []) as { id: string; name: string }[];
      return rows.map(({ id, name }) => ({ module: 'portfolios', type, id, title: name.slice(0, 200) }));
    },
    enabled: allowed && text.trim().length > 1,
    placeholderData: keepPreviousData,
  });
}
