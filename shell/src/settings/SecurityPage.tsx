import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery, useToasts, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useBoot } from '../app/bootContext';
import { AuthForm } from '../auth/AuthForm';
import { loginUrl } from '../auth/hostAuth';
import { PasswordInput } from '../auth/PasswordInput';
import { accountOptions, changePassword } from './account';
import { OneTimeCode } from './OneTimeCode';
import { ApiKeys } from './security/ApiKeys';
import { CompanySecurity } from './security/CompanySecurity';
import { OpenSessions } from './security/OpenSessions';

const useStyles = makeStyles({
  form: { maxWidth: '400px' },
  again: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM },
});

/** Password and second factor, where the bundled provider keeps them; sessions and keys; the company's own rules. */
export function SecurityPage() {
  const { embedded } = useBoot().provider;
  return (
    <>
      {embedded ? <OwnAccount /> : <ForeignAccount />}
      <OpenSessions />
      <ApiKeys />
      <CompanySecurity />
    </>
  );
}

function ForeignAccount() {
  const { t } = useTranslation();
  return (
    <Section title={t('settings.security.title')}>
      <Text>{t('settings.security.elsewhere')}</Text>
    </Section>
  );
}

function OwnAccount() {
  const { t } = useTranslation();
  const { data: account, error, isPending } = useQuery({ ...accountOptions, meta: { quiet: true } });
  if (error) return <SignInAgain />;
  return (
    <>
      <Section title={t('settings.security.password')}>
        <PasswordForm />
      </Section>
      <Section title={t('settings.security.otp')} waiting={isPending} expected={3}>
        {account && <OneTimeCode account={account} />}
      </Section>
    </>
  );
}

/** The provider's own session may end before ours. */
function SignInAgain() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Section title={t('settings.security.title')}>
      <div className={styles.again}>
        <Text>{t('settings.security.signInAgain')}</Text>
        <Button appearance="primary" as="a" href={loginUrl('/settings/security')}>
          {t('auth.signIn')}
        </Button>
      </div>
    </Section>
  );
}

function PasswordForm() {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const [saved, setSaved] = useState(0);
  const submit = async ({ current = '', password = '' }: Record<string, string>) => {
    await changePassword(current, password);
    toasts.success(t('settings.security.passwordSaved'));
    setSaved(saved + 1);
  };
  return (
    <div className={styles.form} key={saved}>
      <AuthForm submitLabel={t('auth.savePassword')} onSubmit={submit} within>
        <PasswordInput
          within
          name="current"
          label={t('settings.security.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordInput
          within
          name="password"
          label={t('auth.newPassword')}
          autoComplete="new-password"
          hint={t('auth.passwordHint')}
        />
      </AuthForm>
    </div>
  );
}
