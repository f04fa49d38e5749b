import { Button, makeStyles, Spinner, Tooltip, tokens } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { ApiError, useToasts, useTranslation } from '@recobro/sdk';
import { useState } from 'react';

const useStyles = makeStyles({
  value: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    fontVariantNumeric: 'tabular-nums',
  },
  text: { unicodeBidi: 'isolate', whiteSpace: 'nowrap' },
});

/** Props of MaskedValue. */
export interface MaskedValueProps {
  masked: string;
  /** What is masked, for the button's name: "document", "phone". */
  label: string;
  /** Fetches the open value, leaving its trace; absent when the reader may not. */
  reveal?: () => Promise<string>;
}

/** A personal datum, masked until opened; each opening is recorded by the server. */
export function MaskedValue({ masked, label, reveal }: MaskedValueProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const toasts = useToasts();
  const [open, setOpen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    if (open !== undefined || !reveal) return setOpen(undefined);
    setBusy(true);
    try {
      setOpen(await reveal());
    } catch (error) {
      toasts.error(error instanceof ApiError ? error.message : t('error.title'));
    } finally {
      setBusy(false);
    }
  };
  const action = open === undefined ? t('masked.reveal', { label }) : t('masked.hide', { label });
  return (
    <span className={styles.value}>
      <span dir="ltr" className={styles.text}>
        {open ?? masked}
      </span>
      {reveal && (
        <Tooltip content={action} relationship="label">
          <Button
            size="small"
            appearance="transparent"
            disabled={busy}
            icon={
              busy ? <Spinner size="extra-tiny" /> : open === undefined ? <EyeRegular /> : <EyeOffRegular />
            }
            onClick={(event) => {
              event.stopPropagation();
              void toggle();
            }}
          />
        </Tooltip>
      )}
    </span>
  );
}
