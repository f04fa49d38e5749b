import { useCan, useLocation, useToasts, useTranslation } from '@recobro/sdk';
import { FilterChips, ListPage, NoPermission, Pagination, SearchField } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useDeleteTask } from '../api/mutations';
import { useTasks } from '../api/queries';
import type { Task } from '../api/types';
import { PageActions } from './PageActions';
import { TaskTable } from './TaskTable';
import { useTaskFilters } from './useTaskFilters';
import { useTaskParams } from './useTaskParams';

const Board = lazy(() => import('../board/Board').then((m) => ({ default: m.Board })));
const ConfirmDelete = lazy(() => import('./ConfirmDelete').then((m) => ({ default: m.ConfirmDelete })));
const ImportPanel = lazy(() => import('../task/ImportPanel').then((m) => ({ default: m.ImportPanel })));
const TaskPanel = lazy(() => import('../task/TaskPanel').then((m) => ({ default: m.TaskPanel })));

/** Tasks: a table or a board, with the panel of one task beside it; all of it in the URL. */
export function TasksPage() {
  return useCan()('tasks.tasks:read') ? <Tasks /> : <NoPermission />;
}

function Tasks() {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const params = useTaskParams();
  const filters = useTaskFilters(params);
  const { search } = useLocation();
  const [importing, setImporting] = useState<boolean>();
  const [leaving, setLeaving] = useState<Task>();
  const remove = useDeleteTask();
  const board = params.view === 'board';
  const { page, pageSize, sort } = params;
  const query = useTasks(
    board ? { ...params.query, page: 1, pageSize: 1, sort: '' } : { ...params.query, page, pageSize, sort },
  );
  const meta = query.data?.meta;
  const hrefOf = (task: Task) => {
    const next = new URLSearchParams(search);
    next.set('task', task.id);
    return `/tasks?${next}`;
  };
  const erase = async (task: Task) => {
    await remove.mutateAsync(task);
    toasts.success(t('deleted', { title: task.title }));
    setLeaving(undefined);
    if (params.task === task.id) await params.close();
  };
  return (
    <>
      <ListPage
        title={t('title')}
        total={meta?.total}
        totalExact={meta?.totalExact}
        actions={<PageActions params={params} onImport={() => setImporting(true)} />}
        filters={
          <>
            <SearchField label={t('search')} value={params.filter} onSearch={params.setFilter} />
            <FilterChips filters={filters} onClearAll={params.clear} />
          </>
        }
        foot={
          !board &&
          meta &&
          meta.total > 0 && <Pagination {...meta} onPage={params.setPage} onPageSize={params.setPageSize} />
        }
      >
        {board ? (
          <Suspense>
            <Board params={params} />
          </Suspense>
        ) : (
          <TaskTable params={params} query={query} hrefOf={hrefOf} onDelete={setLeaving} />
        )}
      </ListPage>
      <Suspense>
        {(params.task || params.create) && <TaskPanel params={params} onDelete={setLeaving} />}
        {importing !== undefined && <ImportPanel open={importing} onClose={() => setImporting(false)} />}
        {leaving && (
          <ConfirmDelete
            task={leaving}
            onConfirm={() => erase(leaving)}
            onClose={() => setLeaving(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
