import { createInstance } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCorePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { shared } from './shared';

/** Where a remote's code is. */
export interface RemoteAddress {
  name: string;
  /** Address of its manifest or of its entry script. */
  entry: string;
}

const host = createInstance({
  name: 'recobro_shell',
  remotes: [],
  shared: shared(),
  shareStrategy: 'loaded-first', // version-first would fetch every registered remote before the first page shows
  plugins: [injectExternalRuntimeCorePlugin()],
});

/** Loads what the remote exposes as `./module`; a remote known under another entry is fetched anew. */
export async function loadModule<T>(remote: RemoteAddress): Promise<T | null> {
  const known = host.options.remotes.find(({ name }) => name === remote.name);
  const current = known && 'entry' in known && known.entry === remote.entry;
  if (!current) host.registerRemotes([remote], { force: Boolean(known) });
  return host.loadRemote<T>(`${remote.name}/module`);
}
