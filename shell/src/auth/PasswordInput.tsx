import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { type ReactNode, useState } from 'react';

const useStyles = makeStyles({
  input: { width: '100%', minWidth: 0, '& > input': { minWidth: 0, width: '100%' } },
});

interface PasswordInputProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** A link beside the label's end, e.g. to the recovery page. */
  aside?: ReactNode;
  /** It stands in a form among others. */
  within?: boolean;
  autoFocus?: boolean;
}

/** A password field whose content can be shown. */
export function PasswordInput({
  name,
  label,
  autoComplete,
  hint,
  aside,
  within = false,
  autoFocus = false,
}: PasswordInputProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const toggle = (
    <Button
      appearance="transparent"
      size="small"
      icon={shown ? <EyeOffRegular /> : <EyeRegular />}
      aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <div>
      <Field label={label} hint={hint}>
        <Input
          className={styles.input}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          size={within ? 'medium' : 'large'}
          autoFocus={autoFocus}
          contentAfter={toggle}
        />
      </Field>
      {aside}
    </div>
  );
}
