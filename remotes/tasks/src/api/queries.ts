import { keepPreviousData } from '@recobro/sdk';
import { useList, usePages, useRead, useWrite } from './client';
import type { LinkedRecord, Status, TaskQuery } from './types';

/** One column of the board, in its own order, some cards at a time. */
export function useColumn(status: Status, filter: TaskQuery, enabled: boolean) {
  const query = { ...filter, status: [status], sort: 'rank', pageSize: 50 };
  return usePages('/api/v1/tasks', { query }, { enabled, placeholderData: keepPreviousData });
}

/** What the company has chosen for its tasks; a change reaches the page by a live event. */
export const useTaskSettings = () => useRead('/api/v1/tasks/settings', {}, { staleTime: 300_000 });

/** Changes some fields of a task. */
export const useUpdateTask = (quiet = false) => useWrite('PATCH', '/api/v1/tasks/{id}', { quiet });

/** The kinds of record that a person can look for, and where: other modules link theirs by the API. */
export type RecordKind = 'debtor' | 'portfolio';

/** Records that a text finds. */
export function useRecords(type: RecordKind, text: string, allowed: boolean): LinkedRecord[] {
  const wanted = allowed && text.trim().length > 1;
  const is = (one: RecordKind) => ({ enabled: wanted && type === one });
  const debtors = useList('/api/v1/deudores', { query: { q: text, pageSize: 8 } }, is('debtor'));
  const portfolios = useList('/api/v1/carteras', { query: { filter: text, pageSize: 8 } }, is('portfolio'));
  const rows: { id: string; name: string }[] = (type === 'debtor' ? debtors : portfolios).data?.data ?? [];
  return rows.map(({ id, name }) => ({ module: 'portfolios', type, id, title: name.slice(0, 200) }));
}
