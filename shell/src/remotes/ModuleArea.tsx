import { useCan } from '@recobro/sdk';
import { DetailSkeleton } from '@recobro/sdk/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation, useRoutes } from 'react-router';
import { useServices } from '../app/servicesContext';
import { ForbiddenPage } from '../pages/ForbiddenPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { LoadedModule } from './RemoteRegistry';

const Unowned = lazy(async () => ({ default: (await import('../areas/AwayArea')).Unowned }));

/** The part of the layout where modules show their screens. */
export function ModuleArea() {
  const { remotes } = useServices();
  const { pathname } = useLocation();
  const module = useLoaderData<LoadedModule | null>();
  const can = useCan();
  useSyncExternalStore(remotes.subscribe, remotes.entries);
  const permission = remotes.permissionFor(pathname);
  if (!module || !remotes.owner(pathname)) return <Elsewhere />;
  if (!can(permission)) return <ForbiddenPage permission={permission} />;
  return <ModuleScreens key={module.definition.id} module={module} />;
}

function Elsewhere() {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Unowned />
    </Suspense>
  );
}

function ModuleScreens({ module }: { module: LoadedModule }) {
  const screens = useRoutes([...module.routes, { path: '*', element: <NotFoundPage /> }]);
  return <Suspense fallback={<DetailSkeleton />}>{screens}</Suspense>;
}
