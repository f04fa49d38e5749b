import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ApiError, type FoundOption, findPeople, useToasts, useTranslation } from '@recobro/sdk';
import { Finder, useFormats, useReturnFocus } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../../api/client';
import { useTags } from '../../api/debtors';
import type { BulkActionsProps } from './BulkActions';

const useStyles = makeStyles({
  tags: { display: 'flex', flexDirection: 'column', paddingBlock: tokens.spacingVerticalS },
  held: { display: 'block', paddingBlockEnd: tokens.spacingVerticalM },
  button: { whiteSpace: 'nowrap' },
});

const NOBODY = '';

type DialogProps = BulkActionsProps & { onClose: () => void };

/** Gives the debtors to one person, or to nobody: to whom is chosen each time. */
export function AssignDialog({ meant, count, held, onDone, onClose }: DialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count: written } = useFormats();
  const assign = useWrite('POST', '/api/v1/deudores/assign', { quiet: true });
  const [people, setPeople] = useState<FoundOption[]>([]);
  const finish = useFinish(onClose, onDone);
  const choose = (values: string[], chosen: FoundOption) => {
    const known = [...people, chosen].filter(({ value }) => values.includes(value));
    setPeople(chosen.value === NOBODY ? [chosen] : known.filter(({ value }) => value !== NOBODY));
  };
  const give = async () => {
    const [{ value = NOBODY } = {}, ...others] = people;
    const to = others.length > 0 ? { in_turn: people.map(({ value }) => value) } : { assignee_id: value };
    const name = people.map(({ label }) => label).join(', ');
    const { queued, before } = await assign.mutateAsync({ body: { ...meant, ...to } });
    if (queued) return { told: t('debtors.assigning', { count, shown: written(count), name }) };
    const back = before?.map(({ ids, assignee_id = NOBODY }) => ({ body: { ids, assignee_id } }));
    const undo = back && (() => Promise.all(back.map((body) => assign.mutateAsync(body))));
    const told = value
      ? t('debtors.assigned', { count, shown: written(count), name })
      : t('debtors.released', { count, shown: written(count) });
    return { told, undo };
  };
  return (
    <ChoiceDialog
      title={t('debtors.assignTitle', { count, shown: written(count) })}
      action={t('debtors.assign')}
      busy={assign.isPending || people.length === 0}
      onClose={onClose}
      onConfirm={() => finish(give())}
    >
      {held !== undefined && held > 0 && (
        <Text className={styles.held}>{t('debtors.held', { count: held, shown: written(held) })}</Text>
      )}
      <Finder
        label={t('fields.assignee')}
        find={findPeople()}
        always={[{ value: NOBODY, label: t('debtors.nobody') }]}
        multiple
        value={people.map(({ value }) => value)}
        onChange={choose}
      />
      {people.length > 1 && (
        <Text className={styles.held}>{t('debtors.inTurn', { count: people.length })}</Text>
      )}
    </ChoiceDialog>
  );
}

/** Adds tags to the debtors. */
export function TagDialog({ meant, count, onDone, onClose }: DialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count: written } = useFormats();
  const tags = useTags().data ?? [];
  const tagMany = useWrite('POST', '/api/v1/deudores/tag', { quiet: true });
  const [add, setAdd] = useState<string[]>([]);
  const finish = useFinish(onClose, onDone);
  const put = async () => {
    const { queued, before } = await tagMany.mutateAsync({ body: { ...meant, add, remove: [] } });
    if (queued) return { told: t('debtors.tagging', { count, shown: written(count) }) };
    const carried = (tag: string) => before?.find(({ tag_id }) => tag_id === tag)?.ids ?? [];
    const undo = () =>
      Promise.all(
        add.map((tag) => {
          const ids = (meant.ids ?? []).filter((id) => !carried(tag).includes(id));
          return ids.length > 0 && tagMany.mutateAsync({ body: { ids, add: [], remove: [tag] } });
        }),
      );
    return {
      told: t('debtors.tagged', { count, shown: written(count) }),
      undo: meant.ids ? undo : undefined,
    };
  };
  return (
    <ChoiceDialog
      title={t('debtors.tagTitle', { count, shown: written(count) })}
      action={t('debtors.tag')}
      busy={tagMany.isPending || add.length === 0}
      onClose={onClose}
      onConfirm={() => finish(put())}
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

/** Says in a toast why something was refused. */
export function useRefusalToast() {
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  return (error: unknown) => toasts.error(error instanceof ApiError ? error.message : t('failed'));
}

interface Done {
  told: string;
  /** Takes it back; absent where it cannot be. */
  undo?: (() => Promise<unknown>) | undefined;
}

function useFinish(onClose: () => void, onDone: () => void) {
  const toasts = useToasts();
  const refused = useRefusalToast();
  return async (work: Promise<Done>) => {
    try {
      const { told, undo } = await work;
      if (undo) toasts.undoable(told, undo);
      else toasts.success(told);
      onClose();
      onDone();
    } catch (error) {
      refused(error);
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

/** A question with choices: given up by Esc, answered by one button. */
export function ChoiceDialog({ title, action, busy, onConfirm, onClose, children }: ChoiceDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  useReturnFocus();
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>
            <Button className={styles.button} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              appearance="primary"
              className={styles.button}
              disabled={busy}
              onClick={() => void onConfirm()}
            >
              {action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
