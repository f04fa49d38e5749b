import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useToasts, useTranslation } from '@recobro/sdk';

const useStyles = makeStyles({
  line: { display: 'flex', gap: tokens.spacingHorizontalXS },
  value: { flexGrow: 1, fontFamily: tokens.fontFamilyMonospace, minInlineSize: 0 },
});

/** A value to be taken elsewhere. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const toasts = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toasts.success(t('connected.copied', { what: label }));
  };
  return (
    <Field label={label}>
      <div className={styles.line} dir="ltr">
        <Input readOnly className={styles.value} value={value} aria-label={label} />
        <Button
          icon={<CopyRegular />}
          aria-label={t('connected.copy', { what: label })}
          onClick={() => void copy()}
        />
      </div>
    </Field>
  );
}
