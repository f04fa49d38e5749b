import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { ReturnFocus } from './useReturnFocus';
import { WhatNow } from './WhatNow';

const useStyles = makeStyles({
  button: { whiteSpace: 'nowrap' },
  danger: {
    ':enabled': {
      backgroundColor: tokens.colorStatusDangerBackground3,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ':enabled:hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ':enabled:hover:active': {
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
});

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps<Asked> {
  /** What is asked about; nothing is asked while there is none. */
  open: Asked | undefined;
  /** Names the thing, and how many there are of it. */
  title: string;
  /** What cannot be undone. */
  children: React.ReactNode;
  /** The verb on the button. */
  action: string;
  cancel?: string;
  /** Nothing is chosen that could be done. */
  disabled?: boolean | undefined;
  /** Does it; the question is closed then, unless this gives false. */
  onConfirm: (asked: NonNullable<Asked>) => unknown;
  onClose: () => void;
}

/** Asks before what cannot be undone, in the colour of danger; a refusal is shown here, where it was asked. */
export function ConfirmDialog<Asked>({
  open,
  title,
  children,
  action,
  cancel,
  disabled = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps<Asked>) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ title: string; code?: string }>();
  const confirm = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      if (open && (await onConfirm(open)) !== false) onClose();
    } catch (error) {
      const told = error instanceof ApiError;
      setRefusal(told ? { title: error.message, code: error.code } : { title: t('error.title') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={Boolean(open)} modalType="alert" onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {children}
            {refusal && (
              <MessageBar intent="error">
                <MessageBarBody>
                  {refusal.title} <WhatNow code={refusal.code} />
                </MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button className={styles.button} onClick={onClose} disabled={busy}>
              {cancel ?? t('cancel')}
            </Button>
            <Button
              appearance="primary"
              className={mergeClasses(styles.button, styles.danger)}
              onClick={() => void confirm()}
              disabled={busy || disabled}
              icon={busy ? <Spinner size="tiny" /> : undefined}
            >
              {action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
