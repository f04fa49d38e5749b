import { Button, MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  within: { alignSelf: 'flex-start' },
  note: {
    color: tokens.colorNeutralForeground2,
    ':empty': { marginTop: `calc(-1 * ${tokens.spacingVerticalL})` },
  },
});

interface AuthFormProps {
  submitLabel: string;
  /** Gets the form's values by field name; what it throws is shown above the fields. */
  onSubmit: (values: Record<string, string>) => Promise<void>;
  /** It is one form of a page among others, and no bigger than they are. */
  within?: boolean;
  /** What the sending waits for, when that is not the answer alone. */
  note?: string;
  children: ReactNode;
}

/** A short form with one button. While it is sent the button waits; a refusal is announced. */
export function AuthForm({ submitLabel, onSubmit, within = false, note, children }: AuthFormProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [error, setError] = useState<unknown>();
  const [sending, setSending] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) message.current?.focus();
  }, [error]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setSending(true);
    setError(undefined);
    try {
      await onSubmit(values);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {error !== undefined && (
        <MessageBar intent="error" layout="multiline" role="alert" ref={message} tabIndex={-1}>
          <MessageBarBody>{messageOf(error, t)}</MessageBarBody>
        </MessageBar>
      )}
      {children}
      <Button
        type="submit"
        appearance="primary"
        size={within ? 'medium' : 'large'}
        className={within ? styles.within : ''}
        disabledFocusable={sending}
        {...(sending ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}
      >
        {submitLabel}
      </Button>
      <div role="status" className={styles.note}>
        {sending && note}
      </div>
    </form>
  );
}

/** A refusal in words: the field's own text when there is one, else the API's title. */
export function messageOf(error: unknown, t: (key: string) => string): string {
  if (error instanceof ApiError) {
    return (
      error.fields.map((field) => field.title).join(' ') ||
      error.problem.title ||
      t('errors.somethingWentWrong')
    );
  }
  if (error instanceof TypeError) return t('errors.offline');
  return error instanceof Error && error.message ? error.message : t('errors.somethingWentWrong');
}
