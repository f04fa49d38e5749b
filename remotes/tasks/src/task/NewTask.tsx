import { useToasts, useTranslation } from '@recobro/sdk';
import { SidePanel } from '@recobro/sdk/ui';
import { useCreateTask } from '../api/mutations';
import type { LinkedRecord, Status } from '../api/types';
import { TaskForm } from './TaskForm';

/** Props of NewTask. */
interface NewTaskProps {
  status?: Status;
  /** The record that it is about from the start. */
  link?: LinkedRecord | undefined;
  onClose: () => void;
}

/** The panel in which a task is written. */
export function NewTask({ status, link, onClose }: NewTaskProps) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const create = useCreateTask();
  return (
    <SidePanel open title={t('create')} onClose={onClose}>
      <TaskForm
        {...(status && { status })}
        link={link}
        submitLabel={t('create')}
        onCancel={onClose}
        onSubmit={async ({ unlink: _none, ...draft }) => {
          const task = await create.mutateAsync(draft);
          toasts.success(t('created', { title: task.title }));
          onClose();
        }}
      />
    </SidePanel>
  );
}
