import { createToasts } from '@recobro/sdk';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app/App';
import type { Boot } from '../app/boot';
import { FullScreenSpinner } from '../app/FullScreenSpinner';
import { PageTitle } from '../app/PageTitle';
import { RootError } from '../app/RootError';
import { errorRoutes, page } from '../app/routes';
import { StandaloneScreen } from '../app/StandaloneScreen';
import { Toasted } from '../app/Toasted';
import { CallbackPage } from '../auth/CallbackPage';
import { OtpPage } from '../auth/OtpPage';
import { RecoveryPage } from '../auth/RecoveryPage';
import { SignInGuard } from '../auth/SignInGuard';
import { SignInPage } from '../auth/SignInPage';
import { SignUpPage } from '../auth/SignUpPage';
import { PreferenceStore } from '../preferences/PreferenceStore';

/** Around every page: its name. */
function Root() {
  return (
    <>
      <PageTitle />
      <Suspense fallback={<FullScreenSpinner />}>
        <Outlet />
      </Suspense>
    </>
  );
}

/** The pages before sign-in, which ends with a page of its own: nothing of the product is loaded here. */
export function openGuest({ boot, i18n }: { boot: Boot; i18n: i18n }) {
  const router = createBrowserRouter([
    {
      element: <Root />,
      ErrorBoundary: RootError,
      HydrateFallback: FullScreenSpinner,
      children: [
        { path: '/sign-in', Component: SignInPage },
        { path: '/otp', Component: OtpPage },
        { path: '/forgot-password', Component: RecoveryPage },
        { path: '/sign-up', Component: SignUpPage },
        { path: '/setup', lazy: page(() => import('../setup/SetupPage').then((m) => m.SetupPage)) },
        { path: '/sso-callback', Component: CallbackPage },
        { element: <StandaloneScreen />, children: errorRoutes },
        { path: '*', element: <SignInGuard>{null}</SignInGuard> },
      ],
    },
  ]);
  return (
    <App boot={boot} i18n={i18n} preferences={new PreferenceStore()}>
      <Toasted toasts={createToasts()}>
        <RouterProvider router={router} />
      </Toasted>
    </App>
  );
}
