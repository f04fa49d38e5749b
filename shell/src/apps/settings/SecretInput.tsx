import { Button, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Written } from './schema';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  input: { flexGrow: 1, minWidth: 0 },
});

/** Props of SecretInput. */
interface SecretInputProps {
  id: string;
  name: string;
  label: string;
  /** One is set already. */
  kept: boolean;
  value: Written[string];
  onChange: (value: Written[string]) => void;
  onBlur: () => void;
}

/** A secret: what is set is never shown; typing replaces it, and it can be removed. */
export function SecretInput({ label, kept, value, onChange, ...field }: SecretInputProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (value === null)
    return (
      <div className={styles.line}>
        <Text id={field.id} tabIndex={-1}>
          {t('apps.settings.secretGoes')}
        </Text>
        <Button size="small" onClick={() => onChange('')}>
          {t('apps.settings.secretStays')}
        </Button>
      </div>
    );
  return (
    <div className={styles.line}>
      <Input
        {...field}
        className={styles.input}
        type="password"
        autoComplete="new-password"
        value={typeof value === 'string' ? value : ''}
        placeholder={t(kept ? 'apps.settings.secretKept' : 'apps.settings.secretNone')}
        onChange={(_, { value: typed }) => onChange(typed)}
      />
      {kept && (
        <Button onClick={() => onChange(null)} aria-label={t('apps.settings.secretRemove', { name: label })}>
          {t('apps.settings.remove')}
        </Button>
      )}
    </div>
  );
}
