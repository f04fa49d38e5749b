import { createBrowserRouter } from 'react-router';
import { FullScreenSpinner } from '../app/FullScreenSpinner';
import { RootError } from '../app/RootError';
import { errorRoutes, page } from '../app/routes';
import { StandaloneScreen } from '../app/StandaloneScreen';
import { AppLayout } from '../layout/AppLayout';
import { ModuleArea } from '../remotes/ModuleArea';
import { ModuleError } from '../remotes/ModuleError';
import { moduleLoader } from '../remotes/moduleLoader';
import { SECOND_FACTOR } from '../secondFactor/path';
import { Root } from './Root';
import type { Services } from './services';

const authRoutes = [
  { path: '/sign-in', lazy: page(() => import('../auth/SignInPage').then((m) => m.SignInPage)) },
  { path: '/otp', lazy: page(() => import('../auth/OtpPage').then((m) => m.OtpPage)) },
  { path: '/forgot-password', lazy: page(() => import('../auth/RecoveryPage').then((m) => m.RecoveryPage)) },
  { path: '/sign-up', lazy: page(() => import('../auth/SignUpPage').then((m) => m.SignUpPage)) },
  { path: '/sso-callback', lazy: page(() => import('../auth/CallbackPage').then((m) => m.CallbackPage)) },
  { path: '/setup', lazy: page(() => import('../setup/SetupPage').then((m) => m.SetupPage)) },
];

const secondFactor = page(() => import('../secondFactor/SecondFactorPage').then((m) => m.SecondFactorPage));

const settingsRoutes = [
  { path: 'ai-agents', lazy: page(() => import('../settings/AiAgentsPage').then((m) => m.AiAgentsPage)) },
  { index: true, lazy: page(() => import('../settings/ProfilePage').then((m) => m.ProfilePage)) },
  {
    path: 'appearance',
    lazy: page(() => import('../settings/AppearancePage').then((m) => m.AppearancePage)),
  },
  { path: 'display', lazy: page(() => import('../settings/DisplayPage').then((m) => m.DisplayPage)) },
  {
    path: 'notifications',
    lazy: page(() => import('../settings/notifications/NotificationsPage').then((m) => m.NotificationsPage)),
  },
  {
    path: 'reports',
    lazy: page(() => import('../settings/reports/ReportsPage').then((m) => m.ReportsPage)),
  },
  { path: 'permissions', lazy: page(() => import('../grants/GrantsPage').then((m) => m.GrantsPage)) },
  { path: 'security', lazy: page(() => import('../settings/SecurityPage').then((m) => m.SecurityPage)) },
];

const home = () => import(/* webpackChunkName: "home" */ '../home/home');

/** Pages for whoever builds the product; no production build has them. */
const developerRoutes =
  process.env.NODE_ENV === 'development'
    ? [{ path: '/gallery', lazy: page(() => import('../developer/gallery/Gallery').then((m) => m.default)) }]
    : [];

/** Every route of the product. Module screens share one splat: which module owns it is asked at run time. */
export function createRouter(services: Services) {
  const router = createBrowserRouter([
    {
      element: <Root />,
      ErrorBoundary: RootError,
      HydrateFallback: FullScreenSpinner,
      children: [
        ...authRoutes,
        { element: <StandaloneScreen />, children: errorRoutes },
        { path: SECOND_FACTOR, lazy: secondFactor },
        // Nothing else would be answered.
        services.boot.me?.needs_second_factor ? { path: '*', lazy: secondFactor } : layoutRoute(services),
      ],
    },
  ]);
  services.navigation.go = (path) => void router.navigate(path);
  return router;
}

function layoutRoute(services: Services) {
  const { remotes, i18n } = services;
  const modules = { path: '*', loader: moduleLoader(remotes, i18n), ErrorBoundary: ModuleError };
  return {
    Component: AppLayout,
    children: [
      {
        index: true,
        lazy: page(() => home().then((m) => m.HomePage)),
        loader: async () => (await home()).homeLoader(services),
      },
      { path: '/users', lazy: page(() => import('../users/UsersPage').then((m) => m.UsersPage)) },
      {
        path: '/tracing-events',
        lazy: page(() => import('../tracing/TracingPage').then((m) => m.TracingPage)),
      },
      { path: '/tenants', lazy: page(() => import('../tenants/TenantsPage').then((m) => m.TenantsPage)) },
      { path: '/apps', lazy: page(() => import('../apps/AppsPage').then((m) => m.AppsPage)) },
      { path: '/apps/:id', lazy: page(() => import('../apps/AppPage').then((m) => m.AppPage)) },
      ...developerRoutes,
      { path: '/errors/:error', lazy: page(() => import('../pages/ErrorPage').then((m) => m.ErrorPage)) },
      {
        path: '/settings',
        lazy: page(() => import('../settings/SettingsLayout').then((m) => m.SettingsLayout)),
        children: [...settingsRoutes, { ...modules, element: <ModuleArea base="/settings" /> }],
      },
      { ...modules, element: <ModuleArea /> },
    ],
  };
}
