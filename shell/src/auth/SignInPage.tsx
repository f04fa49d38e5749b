import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { statusOf, useNavigate, useSearchParams, useToasts, useTranslation } from '@recobro/sdk';
import { useEffect, useState } from 'react';
import { useBoot } from '../app/bootContext';
import { safeRedirect } from '../app/safeRedirect';
import { AuthForm } from './AuthForm';
import { AuthFrame } from './AuthFrame';
import { AuthLink } from './AuthLink';
import { loginUrl } from './hostAuth';
import { beginInteraction, sendPassword } from './interaction';
import { PasswordInput } from './PasswordInput';
import { useStep } from './useStep';

const useStyles = makeStyles({
  aside: { display: 'flex', justifyContent: 'flex-end', marginTop: tokens.spacingVerticalXS },
});

/** Sign-in: a form with the bundled provider, one button with any other. */
export function SignInPage() {
  const { t } = useTranslation();
  const boot = useBoot();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useExpiry();
  const invitation = params.get('invitation');
  const redirect = invitation ? joinPath(invitation) : safeRedirect(params.get('redirect'));
  useEffect(() => {
    if (boot.me && !params.has('interaction')) void navigate(redirect, { replace: true });
  }, [boot.me, params, navigate, redirect]);
  return (
    <AuthFrame title={t('auth.signInTitle')} lead={t('auth.signInLead')}>
      {boot.setup ? (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('setup.waitingTitle')}</MessageBarTitle> {t('setup.waiting')}
          </MessageBarBody>
        </MessageBar>
      ) : boot.provider.embedded ? (
        <PasswordForm
          redirect={redirect}
          interaction={params.get('interaction')}
          extra={invitation ? { invitation } : {}}
        />
      ) : (
        <Button
          appearance="primary"
          size="large"
          as="a"
          href={loginUrl(redirect, invitation ? { invitation } : {})}
        >
          {t('auth.continueElsewhere')}
        </Button>
      )}
    </AuthFrame>
  );
}

/** Where who comes by an invitation's link says yes to it, unless the sign-in has accepted it already. */
function joinPath(invitation: string): string {
  return `/sign-up?${new URLSearchParams({ invitation })}`;
}

/** Says once that the session is over: whoever was sent here had no time to read it on the page before. */
function useExpiry(): void {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [params, setParams] = useSearchParams();
  const expired = params.has('expired');
  useEffect(() => {
    if (!expired) return;
    toasts.error(t('errors.sessionExpired'));
    setParams(without('expired'), { replace: true });
  }, [expired, setParams, t, toasts]);
}

function without(name: string) {
  return (params: URLSearchParams) => {
    const rest = new URLSearchParams(params);
    rest.delete(name);
    return rest;
  };
}

interface PasswordFormProps {
  redirect: string;
  interaction: string | null;
  extra: Record<string, string>;
}

function PasswordForm({ redirect, interaction, extra }: PasswordFormProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const proceed = useStep();
  const [checking, setChecking] = useState(false);
  const submit = async ({ login = '', password = '' }: Record<string, string>) => {
    setChecking(false);
    const answer = async (uid: string) =>
      proceed(uid, await sendPassword(uid, login.trim(), password, () => setChecking(true)));
    const afresh = async () => {
      const begun = await beginInteraction(redirect, extra);
      return begun.interaction ? answer(begun.interaction) : proceed('', begun);
    };
    if (!interaction) return afresh();
    return answer(interaction).catch((refusal) => (isOver(refusal) ? afresh() : Promise.reject(refusal)));
  };
  return (
    <AuthForm
      submitLabel={t('auth.signIn')}
      onSubmit={submit}
      {...(checking ? { note: t('auth.checking') } : {})}
    >
      <Field label={t('auth.login')}>
        <Input name="login" type="email" autoComplete="username" size="large" autoFocus inputMode="email" />
      </Field>
      <PasswordInput
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        aside={
          <div className={styles.aside}>
            <AuthLink to="/forgot-password">{t('auth.forgot')}</AuthLink>
          </div>
        }
      />
    </AuthForm>
  );
}

/** An interaction that a link or a tab kept for too long is begun anew without a word. */
function isOver(refusal: unknown): boolean {
  return statusOf(refusal) === 404;
}
