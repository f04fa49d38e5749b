import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useNavigate, useSearchParams, useTranslation } from '@recobro/sdk';
import { useEffect } from 'react';
import { useBoot } from '../app/bootContext';
import { FullScreenSpinner } from '../app/FullScreenSpinner';
import { FIRST_START, firstPage } from '../app/firstStart';
import { safeRedirect } from '../app/safeRedirect';
import { useServices } from '../app/servicesContext';
import { startPage } from '../app/startPage';
import { AuthFrame } from './AuthFrame';

/** Errors of a callback that have words of their own; any other code has the general ones. */
const KNOWN = new Set([
  'access_denied',
  'replayed',
  'unknown_user',
  'email_unverified',
  'suspended',
  'provider_unavailable',
  'sign_up_unavailable',
  'invitation_expired',
  'invitation_refused',
  'invitation_other',
  'invitation_several',
]);

/** Where the provider's answer lands: goes on into the app, or says why it cannot. */
export function CallbackPage() {
  const [params] = useSearchParams();
  const error = params.get('error');
  const { me } = useBoot();
  if (me && !error) return <GoOn asked={safeRedirect(params.get('redirect'))} />;
  return <Refused text={textOf(error, params.get('reason'))} />;
}

/** Why a company is suspended, in words for its people. */
const REASONS = new Set(['payment', 'request', 'security', 'other']);

/** The key of what is said of a refusal. */
function textOf(error: string | null, reason: string | null): string {
  if (error === 'tenant_suspended')
    return `callback.tenant_suspended.${reason && REASONS.has(reason) ? reason : 'other'}`;
  return `callback.${error && KNOWN.has(error) ? error : 'sign_in_failed'}`;
}

function GoOn({ asked }: { asked: string }) {
  const services = useServices();
  const navigate = useNavigate();
  const redirect =
    asked === '/' ? startPage(services) : asked === FIRST_START ? firstPage(services.boot.modules) : asked;
  useEffect(() => void navigate(redirect, { replace: true }), [navigate, redirect]);
  return <FullScreenSpinner />;
}

function Refused({ text }: { text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <AuthFrame title={t('callback.title')}>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{t(text)}</MessageBarBody>
      </MessageBar>
      <Button appearance="primary" size="large" onClick={() => void navigate('/sign-in', { replace: true })}>
        {t('callback.tryAgain')}
      </Button>
    </AuthFrame>
  );
}
