import { useTranslation } from '@recobro/sdk';
import { SidePanel } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
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
  const create = useWrite('POST', '/api/v1/tasks', {
    quiet: true,
    says: ({ title }) => t('created', { title }),
    onSuccess: onClose,
  });
  return (
    <SidePanel open title={t('create')} onClose={onClose}>
      <TaskForm
        {...(status && { status })}
        link={link}
        submitLabel={t('create')}
        onCancel={onClose}
        onSubmit={({ unlink: _none, ...body }) => create.mutateAsync({ body })}
      />
    </SidePanel>
  );
}
