import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { lazy, Suspense } from 'react';
import { useBoot } from '../app/bootContext';
import { FullScreenSpinner } from '../app/FullScreenSpinner';
import { AuthFrame } from '../auth/AuthFrame';
import { AuthLink } from '../auth/AuthLink';

/** Hardly anybody ever sees it. */
const SetupForm = lazy(() => import('./SetupForm').then((m) => ({ default: m.SetupForm })));

/** Where the one-time link of a first start leads: the secret stands behind the #, which is sent nowhere. */
export function SetupPage() {
  const { t } = useTranslation();
  const { setup } = useBoot();
  const secret = location.hash.slice(1);
  return (
    <AuthFrame title={t('setup.title')} lead={setup && secret ? t('setup.lead') : undefined}>
      {setup && secret ? (
        <Suspense fallback={<FullScreenSpinner />}>
          <SetupForm secret={secret} />
        </Suspense>
      ) : (
        <>
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t(setup ? 'setup.noSecret' : 'setup.over')}</MessageBarBody>
          </MessageBar>
          <AuthLink to="/sign-in">{t('auth.backToSignIn')}</AuthLink>
        </>
      )}
    </AuthFrame>
  );
}
