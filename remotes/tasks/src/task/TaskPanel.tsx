import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { ErrorState, SidePanel, usePinned, useReturnFocus } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
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
  const query = useRead('/api/v1/tasks/{id}', { path: { id } });
  const [editing, setEditing] = useState(false);
  const edited = usePinned(editing, query.data, async () => (await query.refetch()).data);
  const title = edited.ready ? t('edit') : (query.data?.title ?? t('task'));
  return (
    <SidePanel open title={title} onClose={onClose}>
      {edited.ready && edited.value ? (
        <EditedTask
          task={edited.value}
          onDone={() => setEditing(false)}
          onReload={() => void edited.renew()}
        />
      ) : query.data ? (
        <TaskView
          task={query.data}
          waiting={editing}
          onEdit={() => setEditing(true)}
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
  const update = useWrite('PATCH', '/api/v1/tasks/{id}', {
    quiet: true,
    says: ({ title }) => t('saved', { title }),
    onSuccess: onDone,
  });
  useReturnFocus();
  return (
    <TaskForm
      key={task.version}
      task={task}
      submitLabel={t('save')}
      onCancel={onDone}
      onReload={onReload}
      onSubmit={(body) => update.mutateAsync({ ...of(task), body })}
    />
  );
}
