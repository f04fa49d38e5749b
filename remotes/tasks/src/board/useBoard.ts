import { useMemo } from 'react';
import { type TaskFilter, useColumn } from '../api/queries';
import type { Page, Status, Task } from '../api/types';
import type { Columns } from './arrange';

/** The columns of the board as the server has them; those that the filter leaves out are empty and not asked for. */
export function useBoard(filter: TaskFilter, shown: readonly Status[]) {
  const asked = (status: Status) => shown.includes(status);
  const columns = {
    backlog: useColumn('backlog', filter, asked('backlog')),
    todo: useColumn('todo', filter, asked('todo')),
    'in progress': useColumn('in progress', filter, asked('in progress')),
    done: useColumn('done', filter, asked('done')),
    canceled: useColumn('canceled', filter, asked('canceled')),
  };
  const backlog = useRows(columns.backlog.data);
  const todo = useRows(columns.todo.data);
  const working = useRows(columns['in progress'].data);
  const done = useRows(columns.done.data);
  const canceled = useRows(columns.canceled.data);
  const ids = useMemo((): Columns => {
    const of = (rows: Task[]) => rows.map((row) => row.id);
    return {
      backlog: of(backlog),
      todo: of(todo),
      'in progress': of(working),
      done: of(done),
      canceled: of(canceled),
    };
  }, [backlog, todo, working, done, canceled]);
  const tasks = useMemo(
    () => new Map([backlog, todo, working, done, canceled].flat().map((row) => [row.id, row])),
    [backlog, todo, working, done, canceled],
  );
  const error = shown.map((status) => columns[status]).find((one) => one.error && !one.data)?.error;
  return { columns, ids, tasks, error };
}

/** The rows of all pages, each once: a row may have moved from one page to another between two answers. */
function useRows(answer: { pages: Page<Task>[] } | undefined): Task[] {
  return useMemo(() => {
    const rows = answer?.pages.flatMap((page) => page.data ?? []) ?? [];
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  }, [answer]);
}
