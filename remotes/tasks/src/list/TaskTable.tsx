import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClipboardTaskListLtrRegular, DeleteRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
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
  status: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  second: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const actions = (task: Task): RowAction[] => [
    ...(can('tasks.tasks:update') && task.status !== 'done'
      ? [
          {
            id: 'done',
            label: t('markDone'),
            icon: <CheckmarkCircleRegular />,
            run: () => update.mutate({ task, change: { status: 'done' } }),
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
              actions: <BulkActions ids={[...selected]} onDone={() => setSelected(new Set())} />,
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
