import { useCan } from '@recobro/sdk';
import { DetailSkeleton, NoPermission } from '@recobro/sdk/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type RouteObject, useLoaderData, useLocation, useRoutes } from 'react-router';
import { useServices } from '../app/servicesContext';
import { ForbiddenPage } from '../pages/ForbiddenPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { LoadedModule } from './RemoteRegistry';

const Unowned = lazy(async () => ({ default: (await import('../areas/AwayArea')).Unowned }));

/** The part of the layout where modules show their screens: those below `base`, when it is a part of such a page. */
export function ModuleArea({ base = '' }: { base?: string }) {
  const { remotes } = useServices();
  const { pathname } = useLocation();
  const module = useLoaderData<LoadedModule | null>();
  const can = useCan();
  useSyncExternalStore(remotes.subscribe, remotes.entries);
  const permission = remotes.permissionFor(pathname);
  if (!module || !remotes.owner(pathname)) return <Elsewhere />;
  if (!can(permission)) return base ? <NoPermission /> : <ForbiddenPage permission={permission} />;
  return <ModuleScreens key={module.definition.id} module={module} base={base} />;
}

function Elsewhere() {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Unowned />
    </Suspense>
  );
}

function ModuleScreens({ module, base }: { module: LoadedModule; base: string }) {
  const routes = module.routes.filter(({ path = '' }) => path.startsWith(base));
  const below = routes.map((route) => ({ ...route, path: route.path?.slice(base.length) }) as RouteObject);
  const screens = useRoutes([...below, { path: '*', element: <NotFoundPage /> }]);
  return <Suspense fallback={<DetailSkeleton />}>{screens}</Suspense>;
}
