import { Field, Input, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useSearchParams, useTranslation } from '@recobro/sdk';
import { lazy, Suspense } from 'react';
import { useBoot } from '../app/bootContext';
import { AuthForm, messageOf } from './AuthForm';
import { AuthFrame } from './AuthFrame';
import { AuthLink } from './AuthLink';
import { loginUrl } from './hostAuth';
import { InvitedTo } from './InvitedTo';
import { beginInteraction, type Invitation, sendSignUp } from './interaction';
import { PasswordInput } from './PasswordInput';
import { useInvitation } from './useInvitation';
import { useStep } from './useStep';

/** Who is signed in already joins a further company by saying yes. */
const JoinForm = lazy(() => import('./JoinForm').then((m) => ({ default: m.JoinForm })));

/** Where the link of an invitation leads: to an account of one's own, or to a further company for who has one. */
export function SignUpPage() {
  const { t } = useTranslation();
  const boot = useBoot();
  const [params] = useSearchParams();
  const token = params.get('invitation');
  return (
    <AuthFrame title={t(boot.me ? 'auth.joinTitle' : 'auth.signUpTitle')}>
      {token ? <Invited token={token} interaction={params.get('interaction')} /> : <Uninvited />}
      <AuthLink to={boot.me ? '/' : '/sign-in'}>
        {t(boot.me ? 'auth.backHome' : 'auth.backToSignIn')}
      </AuthLink>
    </AuthFrame>
  );
}

/** Another provider may let people sign up by itself; here an invitation is asked for. */
function Uninvited() {
  const { t } = useTranslation();
  const { provider } = useBoot();
  if (provider.embedded) return <Notice text={t('auth.invitationMissing')} />;
  if (!provider.sign_up) return <Notice text={t('callback.sign_up_unavailable')} />;
  return (
    <AuthLink to={loginUrl('/', { prompt: 'create' })} away>
      {t('auth.goToProvider')}
    </AuthLink>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}

function Invited({ token, interaction }: { token: string; interaction: string | null }) {
  const { t } = useTranslation();
  const boot = useBoot();
  const { invitation, refusal } = useInvitation(token);
  if (refusal !== undefined) return <Notice text={messageOf(refusal, t)} />;
  if (!invitation) return <Spinner aria-label={t('app.loading')} />;
  const bySignIn = { invitation: token, login_hint: invitation.email };
  return (
    <>
      <InvitedTo invitation={invitation} />
      {boot.me ? (
        <Suspense fallback={<Spinner aria-label={t('app.loading')} />}>
          <JoinForm token={token} invitation={invitation} />
        </Suspense>
      ) : boot.provider.embedded ? (
        <SignUpForm token={token} invitation={invitation} interaction={interaction} />
      ) : (
        <AuthLink
          to={loginUrl('/', { ...bySignIn, ...(boot.provider.sign_up ? { prompt: 'create' } : {}) })}
          away
        >
          {t('auth.goToProvider')}
        </AuthLink>
      )}
      {!boot.me && (
        <AuthLink to={`/sign-in?${new URLSearchParams({ invitation: token })}`}>
          {t('auth.haveAccount')}
        </AuthLink>
      )}
    </>
  );
}

interface SignUpFormProps {
  token: string;
  invitation: Invitation;
  interaction: string | null;
}

function SignUpForm({ token, invitation, interaction }: SignUpFormProps) {
  const { t } = useTranslation();
  const proceed = useStep();
  const submit = async ({ display_name = '', password = '' }: Record<string, string>) => {
    const begun = interaction
      ? { interaction }
      : await beginInteraction('/', { prompt: 'create', invitation: token });
    if (!begun.interaction) return proceed('', begun);
    proceed(
      begun.interaction,
      await sendSignUp(begun.interaction, { invitation: token, display_name, password }),
    );
  };
  return (
    <AuthForm submitLabel={t('auth.createAccount')} onSubmit={submit}>
      <input type="email" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      <Field label={t('auth.displayName')}>
        <Input
          name="display_name"
          autoComplete="name"
          size="large"
          autoFocus
          defaultValue={invitation.display_name}
        />
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
