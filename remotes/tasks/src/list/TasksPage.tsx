import { Button } from '@fluentui/react-components';
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons';
import { of, useCan, useLocation, useToasts, useTranslation } from '@recobro/sdk';
import { EntityList, NoPermission } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useList, useWrite } from '../api/client';
import type { Task } from '../api/types';
import { PageActions } from './PageActions';
import { useTaskFilters } from './useTaskFilters';
import { useTaskParams } from './useTaskParams';
import { useTaskTable } from './useTaskTable';

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
  const mayCreate = useCan()('tasks.tasks:create');
  const toasts = useToasts();
  const params = useTaskParams();
  const filters = useTaskFilters(params);
  const { search } = useLocation();
  const [importing, setImporting] = useState<boolean>();
  const [leaving, setLeaving] = useState<Task>();
  const remove = useWrite('DELETE', '/api/v1/tasks/{id}', { quiet: true });
  const board = params.view === 'board';
  const { page, pageSize, sort } = params;
  const shown = board ? { page: 1, pageSize: 1, sort: '' } : { page, pageSize, sort };
  const query = useList('/api/v1/tasks', { query: { ...params.query, ...shown } });
  const table = useTaskTable(query.data?.data ?? [], setLeaving);
  const hrefOf = (task: Task) => {
    const next = new URLSearchParams(search);
    next.set('task', task.id);
    return `/tasks?${next}`;
  };
  const erase = async (task: Task) => {
    await remove.mutateAsync(of(task));
    toasts.success(t('deleted', { title: task.title }));
    if (params.task === task.id) await params.close();
  };
  const create = mayCreate && (
    <Button appearance="primary" onClick={() => params.set({ create: 'todo' })}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <EntityList
        {...table}
        id="tasks"
        title={t('title')}
        query={query}
        params={params}
        search={t('search')}
        filters={filters}
        pageActions={<PageActions params={params} onImport={() => setImporting(true)} />}
        href={hrefOf}
        none={{
          icon: <ClipboardTaskListLtrRegular />,
          title: t('none'),
          reason: t('noneReason'),
          action: create,
        }}
        instead={
          board && (
            <Suspense>
              <Board params={params} />
            </Suspense>
          )
        }
      />
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
