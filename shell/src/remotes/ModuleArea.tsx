import { useCan } from '@recobro/sdk';
import { DetailSkeleton } from '@recobro/sdk/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation, useRoutes } from 'react-router';
import { useServices } from '../app/servicesContext';
import { Unowned } from '../areas/AwayArea';
import { ForbiddenPage } from '../pages/ForbiddenPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { LoadedModule } from './RemoteRegistry';

/** The part of the layout where modules show their screens. */
export function ModuleArea() {
  const { remotes } = useServices();
  const { pathname } = useLocation();
  const module = useLoaderData<LoadedModule | null>();
  const can = useCan();
  useSyncExternalStore(remotes.subscribe, remotes.entries);
  const permission = remotes.permissionFor(pathname);
  if (!module || !remotes.owner(pathname)) return <Unowned />;
  if (!can(permission)) return <ForbiddenPage permission={permission} />;
  return <ModuleScreens key={module.definition.id} module={module} />;
}

function ModuleScreens({ module }: { module: LoadedModule }) {
  const screens = useRoutes([...module.routes, { path: '*', element: <NotFoundPage /> }]);
  return <Suspense fallback={<DetailSkeleton />}>{screens}</Suspense>;
}
