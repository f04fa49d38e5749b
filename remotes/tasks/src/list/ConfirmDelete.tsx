import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import type { Task } from '../api/types';

interface ConfirmDeleteProps {
  task: Task;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks once more before a task is gone. */
export function ConfirmDelete({ task, onConfirm, onClose }: ConfirmDeleteProps) {
  const { t } = useTranslation('tasks');
  return (
    <ConfirmDialog
      open
      title={t('deleteTitle', { title: task.title })}
      action={t('delete')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('deleteReason')}
    </ConfirmDialog>
  );
}
