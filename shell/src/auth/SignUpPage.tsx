import { Button, Field, Input, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useSearchParams, useTranslation } from '@recobro/sdk';
import { useBoot } from '../app/bootContext';
import { AuthForm } from './AuthForm';
import { AuthFrame } from './AuthFrame';
import { AuthLink } from './AuthLink';
import { loginUrl } from './hostAuth';
import { beginInteraction, sendSignUp } from './interaction';
import { PasswordInput } from './PasswordInput';
import { useStep } from './useStep';

/** Sign-up by invitation with the bundled provider; any other provider does it on its own pages. */
export function SignUpPage() {
  const { t } = useTranslation();
  const boot = useBoot();
  const [params] = useSearchParams();
  const invitation = params.get('invitation');
  return (
    <AuthFrame title={t('auth.signUpTitle')} lead={t('auth.signUpLead')}>
      {!boot.provider.embedded && boot.provider.sign_up && (
        <Button appearance="primary" size="large" as="a" href={loginUrl('/', { prompt: 'create' })}>
          {t('auth.goToProvider')}
        </Button>
      )}
      {!boot.provider.embedded && !boot.provider.sign_up && (
        <Notice text={t('callback.sign_up_unavailable')} />
      )}
      {boot.provider.embedded && !invitation && <Notice text={t('auth.invitationMissing')} />}
      {boot.provider.embedded && invitation && (
        <InvitationForm invitation={invitation} interaction={params.get('interaction')} />
      )}
      <AuthLink to="/sign-in">{t('auth.backToSignIn')}</AuthLink>
    </AuthFrame>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}

function InvitationForm({ invitation, interaction }: { invitation: string; interaction: string | null }) {
  const { t } = useTranslation();
  const take = useStep();
  const submit = async ({ display_name = '', password = '' }: Record<string, string>) => {
    const begun = interaction ? { interaction } : await beginInteraction('/', { prompt: 'create' });
    if (!begun.interaction) return take('', begun);
    take(begun.interaction, await sendSignUp(begun.interaction, { invitation, display_name, password }));
  };
  return (
    <AuthForm submitLabel={t('auth.createAccount')} onSubmit={submit}>
      <Field label={t('auth.displayName')}>
        <Input name="display_name" autoComplete="name" size="large" autoFocus />
      </Field>
      <PasswordInput
        name="password"
        label={t('auth.password')}
        autoComplete="new-password"
        hint={t('auth.passwordHint')}
      />
    </AuthForm>
  );
}
