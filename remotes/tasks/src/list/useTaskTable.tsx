import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, DeleteRegular } from '@fluentui/react-icons';
import { of, useCan, useToasts, useTranslation } from '@recobro/sdk';
import { cut, type RowAction, type Selection } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useUpdateTask } from '../api/queries';
import type { Task } from '../api/types';
import { DueMark, PriorityMark, StatusIcon } from '../task/marks';
import { BulkActions } from './BulkActions';
import { useTaskColumns } from './useTaskColumns';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: cut,
  status: { whiteSpace: 'nowrap' },
  second: {
    flexWrap: 'wrap',
    rowGap: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Tasks as the rows of a table: what may be done to one of them, and to many at once. */
export function useTaskTable(rows: Task[], onDelete: (task: Task) => void) {
  const { t } = useTranslation('tasks');
  const can = useCan();
  const columns = useTaskColumns();
  const update = useUpdateTask();
  const toasts = useToasts();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const seen = useSeen(rows);
  const markDone = async (task: Task) => {
    await update.mutateAsync({ ...of(task), body: { status: 'done' } });
    toasts.undoable(t('markedDone', { title: task.title }), () =>
      update.mutateAsync({ ...of(task), body: { status: task.status } }),
    );
  };
  const actions = (task: Task): RowAction[] => [
    ...(can('tasks.tasks:update') && task.status !== 'done'
      ? [
          {
            id: 'done',
            label: t('markDone'),
            icon: <CheckmarkCircleRegular />,
            run: () => void markDone(task).catch(() => {}), // shown by the toast of every failed write
          },
        ]
      : []),
    ...(can('tasks.tasks:delete')
      ? [{ id: 'delete', label: t('delete'), icon: <DeleteRegular />, run: () => onDelete(task) }]
      : []),
  ];
  const clear = () => setSelected(new Set());
  const selection: Selection = {
    selected,
    onChange: setSelected,
    actions: <BulkActions ids={[...selected]} seen={seen} onDone={clear} />,
  };
  return {
    columns,
    actions,
    rowName: (task: Task) => task.title,
    selection: can('tasks.tasks:bulk') ? selection : undefined,
    compact: (task: Task) => <TaskLines task={task} />,
  };
}

/** A task where there is no room for columns. */
function TaskLines({ task }: { task: Task }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  return (
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
  );
}

/** The tasks that were on screen, by their ids: what is picked may be on a page before. */
function useSeen(rows: Task[]): ReadonlyMap<string, Task> {
  const [seen] = useState(() => new Map<string, Task>());
  for (const task of rows) seen.set(task.id, task);
  return seen;
}
