import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useNavigate, useSearchParams, useTranslation } from '@recobro/sdk';
import { useEffect } from 'react';
import { FullScreenSpinner } from '../app/FullScreenSpinner';
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
]);

/** Where the provider's answer lands: goes on into the app, or says why it cannot. */
export function CallbackPage() {
  const { t } = useTranslation();
  const services = useServices();
  const { boot } = services;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const error = params.get('error');
  const asked = safeRedirect(params.get('redirect'));
  const redirect = asked === '/' ? startPage(services) : asked;
  useEffect(() => {
    if (boot.me && !error) void navigate(redirect, { replace: true });
  }, [boot.me, error, navigate, redirect]);
  if (boot.me && !error) return <FullScreenSpinner />;
  return (
    <AuthFrame title={t('callback.title')}>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>
          {t(`callback.${error && KNOWN.has(error) ? error : 'sign_in_failed'}`)}
        </MessageBarBody>
      </MessageBar>
      <Button appearance="primary" size="large" onClick={() => void navigate('/sign-in', { replace: true })}>
        {t('callback.tryAgain')}
      </Button>
    </AuthFrame>
  );
}
