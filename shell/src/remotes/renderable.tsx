import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';

type LazyRoute = () => Promise<{ Component?: ComponentType; default?: ComponentType }>;

/**
 * Remotes declare pages behind `lazy`, as data routes do. The shell renders them as descendant routes inside
 * the module's own area, so that an error or a missing chunk never reaches the layout; `handle.preload`
 * fetches the page without rendering it.
 */
export function renderable(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const children = route.children && renderable(route.children);
    const page = typeof route.lazy === 'function' ? lazyPage(route.lazy as LazyRoute) : {};
    const { lazy: _lazy, ...rest } = route;
    return { ...rest, ...page, ...(children ? { children } : {}) } as RouteObject;
  });
}

function lazyPage(load: LazyRoute): Partial<RouteObject> {
  let loaded: Promise<{ default: ComponentType }> | undefined;
  const once = () => {
    loaded ??= load().then(({ Component, default: page }) => ({ default: Component ?? page ?? Nothing }));
    return loaded;
  };
  const Page = lazy(once);
  return { element: <Page />, handle: { preload: once } };
}

function Nothing() {
  return null;
}
