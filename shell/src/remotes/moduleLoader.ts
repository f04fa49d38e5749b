import type { i18n } from 'i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { LOAD_TIMEOUT, type LoadedModule, type RemoteRegistry } from './RemoteRegistry';
import { within } from './within';

/** Fetches code and texts of the module that owns the address, while the progress bar shows. */
export function moduleLoader(remotes: RemoteRegistry, texts: i18n) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedModule | null> => {
    const { pathname } = new URL(request.url);
    const namespaces = remotes.owner(pathname)?.ui.namespaces ?? [];
    const [module] = await Promise.all([
      remotes.loadPage(pathname),
      within(texts.loadNamespaces(namespaces), LOAD_TIMEOUT, 'Texts'),
    ]);
    return module ?? null;
  };
}
