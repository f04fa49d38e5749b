import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ErrorState, SidePanel, useReturnFocus } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useUpdateTask, useWriting } from '../api/mutations';
import { useTask } from '../api/queries';
import type { Task } from '../api/types';
import type { TaskParams } from '../list/useTaskParams';
import { NewTask } from './NewTask';
import { TaskForm } from './TaskForm';
import { TaskView } from './TaskView';

const useStyles = makeStyles({
  waiting: { paddingBlock: tokens.spacingVerticalXXXL },
});

/** Props of TaskPanel. */
interface TaskPanelProps {
  params: TaskParams;
  onDelete: (task: Task) => void;
}

/** One task beside the list, or a new one: which, the URL says. */
export function TaskPanel({ params, onDelete }: TaskPanelProps) {
  const close = () => void params.close();
  if (params.task)
    return <KnownTask key={params.task} id={params.task} onClose={close} onDelete={onDelete} />;
  if (params.create) return <NewTask status={params.create} onClose={close} />;
  return null;
}

function KnownTask({
  id,
  onClose,
  onDelete,
}: {
  id: string;
  onClose: () => void;
  onDelete: (task: Task) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const query = useTask(id);
  const [editing, setEditing] = useState<Task>();
  const [wanted, setWanted] = useState(false);
  const writing = useWriting();
  // The form begins from what one's own last change made of the task: the version before would be refused.
  if (wanted && !writing && query.data) {
    setWanted(false);
    setEditing(query.data);
  }
  const title = editing ? t('edit') : (query.data?.title ?? t('task'));
  return (
    <SidePanel open title={title} onClose={onClose}>
      {editing ? (
        <EditedTask
          task={editing}
          onDone={() => setEditing(undefined)}
          onReload={() => query.refetch().then(({ data }) => setEditing(data))}
        />
      ) : query.data ? (
        <TaskView
          task={query.data}
          waiting={wanted}
          onEdit={() => setWanted(true)}
          onDelete={() => query.data && onDelete(query.data)}
        />
      ) : query.error ? (
        <>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      ) : (
        <Spinner className={styles.waiting} label={t('loading')} />
      )}
    </SidePanel>
  );
}

function EditedTask({ task, onDone, onReload }: { task: Task; onDone: () => void; onReload: () => void }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const update = useUpdateTask();
  useReturnFocus();
  return (
    <TaskForm
      key={task.version}
      task={task}
      submitLabel={t('save')}
      onCancel={onDone}
      onReload={onReload}
      onSubmit={async (change) => {
        const saved = await update.mutateAsync({ task, change });
        toasts.success(t('saved', { title: saved.title }));
        onDone();
      }}
    />
  );
}
