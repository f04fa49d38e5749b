import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { useReturnFocus } from '../useReturnFocus';

const LONGEST = 60;

interface ViewDialogProps {
  /** What it is called now; empty for a new one. */
  name: string;
  /** The names that other views have. */
  taken: string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks what a view is to be called. */
export function ViewDialog({ name: was, taken, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation('ui');
  const [name, setName] = useState(was);
  useReturnFocus();
  const given = name.trim();
  const clash = given !== was && taken.includes(given);
  const fits = given !== '' && !clash;
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (fits) onSave(given);
          }}
        >
          <DialogBody>
            <DialogTitle>{t(was ? 'views.rename' : 'views.saveAs')}</DialogTitle>
            <DialogContent>
              <Field label={t('views.name')} {...(clash && { validationMessage: t('views.taken') })}>
                <Input
                  autoFocus
                  maxLength={LONGEST}
                  value={name}
                  onChange={(_, { value }) => setName(value)}
                />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t('cancel')}</Button>
              <Button type="submit" appearance="primary" disabled={!fits}>
                {t('views.save')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
