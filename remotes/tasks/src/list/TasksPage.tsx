import { useCan, useLocation, useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, FilterChips, ListPage, NoPermission, Pagination, SearchField } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useDeleteTask } from '../api/mutations';
import { useTasks } from '../api/queries';
import type { Task } from '../api/types';
import { Board } from '../board/Board';
import { ImportPanel } from '../task/ImportPanel';
import { TaskPanel } from '../task/TaskPanel';
import { PageActions } from './PageActions';
import { TaskTable } from './TaskTable';
import { useTaskFilters } from './useTaskFilters';
import { useTaskParams } from './useTaskParams';

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
  const [importing, setImporting] = useState(false);
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
          <Board params={params} />
        ) : (
          <TaskTable params={params} query={query} hrefOf={hrefOf} onDelete={setLeaving} />
        )}
      </ListPage>
      <TaskPanel params={params} onDelete={setLeaving} />
      <ImportPanel open={importing} onClose={() => setImporting(false)} />
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('deleteTitle', { title: leaving?.title })}
        action={t('delete')}
        onConfirm={() => leaving && erase(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        {t('deleteReason')}
      </ConfirmDialog>
    </>
  );
}
