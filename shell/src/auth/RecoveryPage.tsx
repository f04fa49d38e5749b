import { Button, Field, Input, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useSearchParams, useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { useBoot } from '../app/bootContext';
import { AuthForm } from './AuthForm';
import { AuthFrame } from './AuthFrame';
import { AuthLink } from './AuthLink';
import { loginUrl } from './hostAuth';
import { askRecovery, recover } from './interaction';
import { PasswordInput } from './PasswordInput';

/** Recovery: ask for a link, or with a link set a new password. */
export function RecoveryPage() {
  const boot = useBoot();
  const [params] = useSearchParams();
  const token = params.get('token');
  if (!boot.provider.embedded) return <RecoveryElsewhere />;
  return token ? <NewPassword token={token} /> : <AskForLink />;
}

function AskForLink() {
  const { t } = useTranslation();
  const { provider } = useBoot();
  const [asked, setAsked] = useState(false);
  const submit = async ({ login = '' }: Record<string, string>) => {
    await askRecovery(login.trim());
    setAsked(true);
  };
  return (
    <AuthFrame
      title={t('auth.recoveryTitle')}
      lead={t(provider.mail ? 'auth.recoveryLead' : 'auth.recoveryLeadNoMail')}
    >
      {asked ? (
        <Done text={t(provider.mail ? 'auth.recoverySent' : 'auth.recoveryNoted')} />
      ) : (
        <AuthForm submitLabel={t('auth.sendLink')} onSubmit={submit}>
          <Field label={t('auth.login')}>
            <Input name="login" type="email" autoComplete="username" size="large" autoFocus />
          </Field>
        </AuthForm>
      )}
      <AuthLink to="/sign-in">{t('auth.backToSignIn')}</AuthLink>
    </AuthFrame>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  const submit = async ({ password = '' }: Record<string, string>) => {
    await recover(token, password);
    setDone(true);
  };
  return (
    <AuthFrame title={t('auth.newPasswordTitle')}>
      {done ? (
        <Done text={t('auth.passwordChanged')} />
      ) : (
        <AuthForm submitLabel={t('auth.savePassword')} onSubmit={submit}>
          <PasswordInput
            name="password"
            label={t('auth.newPassword')}
            autoComplete="new-password"
            hint={t('auth.passwordHint')}
          />
        </AuthForm>
      )}
      <AuthLink to="/sign-in">{t('auth.backToSignIn')}</AuthLink>
    </AuthFrame>
  );
}

/** Passwords of a foreign provider are recovered there. */
function RecoveryElsewhere() {
  const { t } = useTranslation();
  const { provider } = useBoot();
  return (
    <AuthFrame title={t('auth.recoveryTitle')} lead={t('auth.recoveryElsewhere')}>
      <Button appearance="primary" size="large" as="a" href={provider.recovery_url || loginUrl('/')}>
        {t('auth.goToProvider')}
      </Button>
    </AuthFrame>
  );
}

function Done({ text }: { text: string }) {
  return (
    <MessageBar intent="success" layout="multiline" role="status">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
