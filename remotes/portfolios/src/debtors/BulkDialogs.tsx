import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Select,
  tokens,
} from '@fluentui/react-components';
import { ApiError, usePeople, useToasts, useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { useAssign, useTagMany } from '../api/debtorMutations';
import { useTags } from '../api/debtorQueries';
import type { BulkActionsProps } from './BulkActions';

const useStyles = makeStyles({
  tags: { display: 'flex', flexDirection: 'column', paddingBlock: tokens.spacingVerticalS },
});

/** Gives the debtors to one person, or to nobody. */
export function AssignDialog({ ids, onDone, onClose }: BulkActionsProps & { onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const people = usePeople().data ?? [];
  const assign = useAssign();
  const [person, setPerson] = useState('');
  const finish = useFinish(onClose, onDone);
  const name = people.find((one) => one.id === person)?.display_name ?? t('debtors.nobody');
  return (
    <ChoiceDialog
      title={t('debtors.assignTitle', { count: ids.length })}
      action={t('debtors.assign')}
      busy={assign.isPending}
      onClose={onClose}
      onConfirm={() =>
        finish(
          assign.mutateAsync({ ids, assignee_id: person }),
          t('debtors.assigned', { count: ids.length, name }),
        )
      }
    >
      <Field label={t('fields.assignee')}>
        <Select value={person} onChange={(_, data) => setPerson(data.value)}>
          <option value="">{t('debtors.nobody')}</option>
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.display_name}
            </option>
          ))}
        </Select>
      </Field>
    </ChoiceDialog>
  );
}

/** Adds tags to the debtors. */
export function TagDialog({ ids, onDone, onClose }: BulkActionsProps & { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const tags = useTags().data ?? [];
  const tagMany = useTagMany();
  const [add, setAdd] = useState<string[]>([]);
  const finish = useFinish(onClose, onDone);
  return (
    <ChoiceDialog
      title={t('debtors.tagTitle', { count: ids.length })}
      action={t('debtors.tag')}
      busy={tagMany.isPending || add.length === 0}
      onClose={onClose}
      onConfirm={() =>
        finish(tagMany.mutateAsync({ ids, add, remove: [] }), t('debtors.tagged', { count: ids.length }))
      }
    >
      <div className={styles.tags}>
        {tags.length === 0 && t('debtors.noTags')}
        {tags.map((tag) => (
          <Checkbox
            key={tag.id}
            label={tag.name}
            checked={add.includes(tag.id)}
            onChange={(_, data) =>
              setAdd(data.checked ? [...add, tag.id] : add.filter((id) => id !== tag.id))
            }
          />
        ))}
      </div>
    </ChoiceDialog>
  );
}

function useFinish(onClose: () => void, onDone: () => void) {
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  return async (work: Promise<unknown>, told: string) => {
    try {
      await work;
      toasts.success(told);
      onClose();
      onDone();
    } catch (error) {
      toasts.error(error instanceof ApiError ? error.message : t('failed'));
    }
  };
}

interface ChoiceDialogProps {
  title: string;
  action: string;
  busy: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  children: React.ReactNode;
}

function ChoiceDialog({ title, action, busy, onConfirm, onClose, children }: ChoiceDialogProps) {
  const { t } = useTranslation('portfolios');
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button appearance="primary" disabled={busy} onClick={() => void onConfirm()}>
              {action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
