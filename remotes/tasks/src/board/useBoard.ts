import { useMemo, useRef } from 'react';
import { useColumn } from '../api/queries';
import { STATUSES, type Status, type Task, type TaskQuery } from '../api/types';
import type { Columns } from './arrange';

/** The columns of the board as the server has them; those that the filter leaves out are empty and not asked for. */
export function useBoard(filter: TaskQuery, shown: readonly Status[]) {
  const asked = (status: Status) => shown.includes(status);
  const columns = {
    backlog: useColumn('backlog', filter, asked('backlog')),
    todo: useColumn('todo', filter, asked('todo')),
    'in progress': useColumn('in progress', filter, asked('in progress')),
    done: useColumn('done', filter, asked('done')),
    canceled: useColumn('canceled', filter, asked('canceled')),
  };
  const fresh = !STATUSES.some((status) => columns[status].isFetching);
  const answers = useTogether(
    STATUSES.map((status) => columns[status].data?.rows),
    fresh,
  );
  const backlog = useRows(answers[0]);
  const todo = useRows(answers[1]);
  const working = useRows(answers[2]);
  const done = useRows(answers[3]);
  const canceled = useRows(answers[4]);
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
  return { columns, ids, tasks, error, fresh };
}

type Rows = Task[] | undefined;

/** What columns that are read again answered last all together: a card that moved is never in none of them, nor in two. */
function useTogether(answers: Rows[], fresh: boolean): Rows[] {
  const last = useRef<Rows[]>([]);
  const first = answers.some((answer, at) => answer && !last.current[at]);
  if (first || fresh) last.current = answers;
  return last.current;
}

/** Each row once: it may have moved from one page to another between two answers. */
function useRows(rows: Rows): Task[] {
  return useMemo(() => [...new Map(rows?.map((row) => [row.id, row])).values()], [rows]);
}
