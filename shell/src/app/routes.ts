import type { ComponentType } from 'react';

/** A page whose code comes when it is opened. */
export function page(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load() });
}

/** The error pages, the same before sign-in and after it. */
export const errorRoutes = [
  { path: '/401', lazy: page(() => import('../pages/UnauthorizedPage').then((m) => m.UnauthorizedPage)) },
  { path: '/403', lazy: page(() => import('../pages/ForbiddenPage').then((m) => m.ForbiddenPage)) },
  { path: '/404', lazy: page(() => import('../pages/NotFoundPage').then((m) => m.NotFoundPage)) },
  { path: '/500', lazy: page(() => import('../pages/ServerErrorPage').then((m) => m.ServerErrorPage)) },
  { path: '/503', lazy: page(() => import('../pages/MaintenancePage').then((m) => m.MaintenancePage)) },
];
