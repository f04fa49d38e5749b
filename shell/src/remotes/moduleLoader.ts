import type { i18n } from 'i18next';
import type { LoaderFunctionArgs } from 'react-router';
import type { LoadedModule, RemoteRegistry } from './RemoteRegistry';

/** Fetches code and texts of the module that owns the address, while the progress bar shows. */
export function moduleLoader(remotes: RemoteRegistry, texts: i18n) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedModule | null> => {
    const { pathname } = new URL(request.url);
    const namespaces = remotes.owner(pathname)?.ui.namespaces ?? [];
    const [module] = await Promise.all([remotes.loadPage(pathname), texts.loadNamespaces(namespaces)]);
    return module ?? null;
  };
}
