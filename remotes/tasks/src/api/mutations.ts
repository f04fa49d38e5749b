import { data, useApi, useIsMutating, useMutation, useQueryClient, useSaveFile } from '@recobro/sdk';
import { keys } from './keys';
import type { Imported, Status, Task, TaskDraft } from './types';

/** A write after which everything that shows tasks is read again; its refusal is told where it was asked for. */
function useWrite<Input, Output>(write: (input: Input) => Promise<Output>, quiet = true) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: keys.all,
    mutationFn: write,
    onSettled: () => cache.invalidateQueries({ queryKey: keys.all }),
    meta: { quiet },
  });
}

/** Whether a write of this page is under way, or what it changed is still being read: a version read before is old. */
export const useWriting = () => useIsMutating({ mutationKey: keys.all }) > 0;

const etagOf = (task: { version: number }) => `"${task.version}"`;

export function useCreateTask() {
  const { api } = useApi();
  return useWrite(
    (body: TaskDraft & { checklist?: string[] }) =>
      data(api.POST('/api/v1/tasks', { body })) as Promise<Task>,
  );
}

/** Changes the version of a task that was read. */
export function useUpdateTask(quiet = true) {
  const { api } = useApi();
  return useWrite(
    ({ task, change }: { task: Task; change: Partial<TaskDraft> }) =>
      data(
        api.PATCH('/api/v1/tasks/{id}', {
          params: { path: { id: task.id }, header: { 'If-Match': etagOf(task) } },
          body: change,
        }),
      ) as Promise<Task>,
    quiet,
  );
}

export function useDeleteTask() {
  const { api } = useApi();
  return useWrite((task: Task) =>
    api.DELETE('/api/v1/tasks/{id}', {
      params: { path: { id: task.id }, header: { 'If-Match': etagOf(task) } },
    }),
  );
}

/** A place of the board. */
export interface Place {
  status: Status;
  before_id?: string;
  after_id?: string;
}

export function useMoveTask() {
  const { api } = useApi();
  return useWrite(
    ({ id, place }: { id: string; place: Place }) =>
      data(api.POST('/api/v1/tasks/{id}/move', { params: { path: { id } }, body: place })) as Promise<Task>,
    false,
  );
}

/** One change of many tasks. */
export type BulkChange = Partial<Pick<TaskDraft, 'status' | 'priority' | 'label' | 'assignee_id'>>;

export function useBulkChange() {
  const { api } = useApi();
  return useWrite(
    (body: { ids: string[]; change: BulkChange }) =>
      data(api.POST('/api/v1/tasks/bulk', { body })) as Promise<{ changed: string[] }>,
    false,
  );
}

export function useAddStep(id: string) {
  const { api } = useApi();
  return useWrite(
    (text: string) =>
      data(api.POST('/api/v1/tasks/{id}/checklist', { params: { path: { id } }, body: { text } })),
    false,
  );
}

export function useChangeStep(id: string) {
  const { api } = useApi();
  return useWrite(
    ({ step, ...body }: { step: string; text?: string; done?: boolean; position?: number }) =>
      data(api.PATCH('/api/v1/tasks/{id}/checklist/{step}', { params: { path: { id, step } }, body })),
    false,
  );
}

export function useRemoveStep(id: string) {
  const { api } = useApi();
  return useWrite(
    (step: string) =>
      data(api.DELETE('/api/v1/tasks/{id}/checklist/{step}', { params: { path: { id, step } } })),
    false,
  );
}

/** Brings in the tasks of a CSV file. */
export function useImportTasks() {
  const { fetch } = useApi();
  return useWrite(async (file: File): Promise<Imported> => {
    const url = new URL('/api/v1/tasks/import', globalThis.location.origin);
    const body = await file.arrayBuffer();
    const answer = await fetch(
      new Request(url, { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body }),
    );
    return ((await answer.json()) as { data: Imported }).data;
  });
}

/** Hands the tasks of a list to the person as a file. */
export function useExportTasks() {
  const save = useSaveFile();
  return useMutation({
    mutationFn: (query: object) => {
      const chosen = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
      return save(`/api/v1/tasks/export?${new URLSearchParams(chosen)}`, 'tasks.csv');
    },
  });
}
