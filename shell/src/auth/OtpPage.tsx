import { Field, Input } from '@fluentui/react-components';
import { Navigate, useSearchParams, useTranslation } from '@recobro/sdk';
import { AuthForm } from './AuthForm';
import { AuthFrame } from './AuthFrame';
import { AuthLink } from './AuthLink';
import { sendCode } from './interaction';
import { useStep } from './useStep';

/** The second step of a sign-in: a one-time code, or a recovery code. */
export function OtpPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const proceed = useStep();
  const interaction = params.get('interaction');
  if (!interaction) return <Navigate to="/sign-in" replace />;
  const submit = async ({ code = '' }: Record<string, string>) => {
    proceed(interaction, await sendCode(interaction, code.replaceAll(/\s/g, '')));
  };
  return (
    <AuthFrame title={t('auth.otpTitle')} lead={t('auth.otpLead')}>
      <AuthForm submitLabel={t('auth.verify')} onSubmit={submit}>
        <Field label={t('auth.code')} hint={t('auth.codeHint')}>
          <Input name="code" autoComplete="one-time-code" size="large" autoFocus />
        </Field>
      </AuthForm>
      <AuthLink to="/sign-in">{t('auth.backToSignIn')}</AuthLink>
    </AuthFrame>
  );
}
