import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClipboardTaskListLtrRegular, DeleteRegular } from '@fluentui/react-icons';
import { useCan, useToasts, useTranslation } from '@recobro/sdk';
import { DataTable, EmptyState, type RowAction } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useUpdateTask } from '../api/mutations';
import type { useTasks } from '../api/queries';
import type { Task } from '../api/types';
import { DueMark, PriorityMark, StatusIcon } from '../task/marks';
import { BulkActions } from './BulkActions';
import { useTaskColumns } from './useTaskColumns';
import type { TaskParams } from './useTaskParams';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  status: { whiteSpace: 'nowrap' },
  second: {
    flexWrap: 'wrap',
    rowGap: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Props of TaskTable. */
interface TaskTableProps {
  params: TaskParams;
  query: ReturnType<typeof useTasks>;
  hrefOf: (task: Task) => string;
  onDelete: (task: Task) => void;
}

/** Tasks as a table: sorted, picked, changed many at once. */
export function TaskTable({ params, query, hrefOf, onDelete }: TaskTableProps) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const can = useCan();
  const columns = useTaskColumns();
  const update = useUpdateTask(false);
  const toasts = useToasts();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const seen = useSeen(query.data?.data ?? []);
  const markDone = async (task: Task) => {
    const done = await update.mutateAsync({ task, change: { status: 'done' } });
    toasts.undoable(t('markedDone', { title: task.title }), () =>
      update.mutateAsync({ task: done, change: { status: task.status } }),
    );
  };
  const actions = (task: Task): RowAction[] => [
    ...(can('tasks.tasks:update') && task.status !== 'done'
      ? [
          {
            id: 'done',
            label: t('markDone'),
            icon: <CheckmarkCircleRegular />,
            run: () => void markDone(task).catch(() => {}), // told by whoever tells of all writes
          },
        ]
      : []),
    ...(can('tasks.tasks:delete')
      ? [{ id: 'delete', label: t('delete'), icon: <DeleteRegular />, run: () => onDelete(task) }]
      : []),
  ];
  return (
    <DataTable
      id="tasks"
      label={t('title')}
      columns={columns}
      rows={query.data && (query.data.data ?? [])}
      stale={query.isPlaceholderData}
      error={query.data ? undefined : query.error}
      onRetry={() => void query.refetch()}
      rowId={(task) => task.id}
      rowName={(task) => task.title}
      href={hrefOf}
      actions={actions}
      sort={params.sort}
      onSort={params.setSort}
      expected={params.pageSize}
      selection={
        can('tasks.tasks:bulk')
          ? {
              selected,
              onChange: setSelected,
              actions: <BulkActions ids={[...selected]} seen={seen} onDone={() => setSelected(new Set())} />,
            }
          : undefined
      }
      empty={<NoTasks params={params} />}
      compact={(task) => (
        <span className={styles.lines}>
          <span className={styles.line}>
            <StatusIcon status={task.status} />
            <Text weight="semibold" className={styles.name}>
              {task.title}
            </Text>
          </span>
          <span className={`${styles.line} ${styles.second}`}>
            <span className={styles.status}>{t(`status.${task.status}`)}</span>
            <PriorityMark priority={task.priority} short />
            <DueMark task={task} />
          </span>
        </span>
      )}
    />
  );
}

/** The tasks that were on screen, by their ids: what is picked may be on a page before. */
function useSeen(rows: Task[]): ReadonlyMap<string, Task> {
  const [seen] = useState(() => new Map<string, Task>());
  for (const task of rows) seen.set(task.id, task);
  return seen;
}

/** Why there is nothing, and what to do about it. */
export function NoTasks({ params }: { params: TaskParams }) {
  const { t } = useTranslation('tasks');
  const mayCreate = useCan()('tasks.tasks:create');
  if (params.filtered) {
    return (
      <EmptyState
        title={t('list.nothingFound')}
        reason={t('list.nothingFoundReason')}
        action={<Button onClick={params.clear}>{t('list.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<ClipboardTaskListLtrRegular />}
      title={t('none')}
      reason={t('noneReason')}
      action={
        mayCreate && (
          <Button appearance="primary" onClick={() => params.set({ create: 'todo' })}>
            {t('create')}
          </Button>
        )
      }
    />
  );
}
