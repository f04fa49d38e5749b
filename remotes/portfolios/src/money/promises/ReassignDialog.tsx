import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { ApiError, type FoundOption, findPeople, useToasts, useTranslation } from '@recobro/sdk';
import { Finder, useFormats, useReturnFocus } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../../api/client';
import type { ReassignProps } from './usePromiseSelection';

/** Gives the promises to one person. */
export function ReassignDialog({ meant, count, onDone, onClose }: ReassignProps & { onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const { count: written } = useFormats();
  const toasts = useToasts();
  const give = useWrite('POST', '/api/v1/promesas/reassign', { quiet: true });
  const [person, setPerson] = useState<FoundOption>();
  useReturnFocus();
  const confirm = async ({ value, label: name }: FoundOption) => {
    try {
      const done = await give.mutateAsync({ body: { ...meant, owner_id: value } });
      toasts.success(t('promises.reassigned', { count: done.count, shown: written(done.count), name }));
      onClose();
      onDone();
    } catch (error) {
      toasts.error(error instanceof ApiError ? error.message : t('failed'));
    }
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('promises.reassignTitle', { count, shown: written(count) })}</DialogTitle>
          <DialogContent>
            <Finder
              label={t('promises.owner')}
              find={findPeople()}
              value={person ? [person.value] : []}
              onChange={(_, chosen) => setPerson(chosen)}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              appearance="primary"
              disabled={give.isPending || !person}
              onClick={() => person && void confirm(person)}
            >
              {t('promises.reassign')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
