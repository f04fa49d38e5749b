import { readFileSync } from 'node:fs';
import path from 'node:path';
import { idiomKey, SHARED, SHARED_IDIOMS, SHARED_PARTS, type SharedName } from './shared.ts';

const UI = path.resolve(import.meta.dirname, '../ui');

interface SharedModule {
  shareKey: string;
  singleton: true;
  requiredVersion: string;
  version: string;
  import: false;
}

/**
 * Builds the `shared` option of a remote's ModuleFederationPlugin. A remote only consumes these modules: the
 * shell hands them out, and no fallback copy is built.
 *
 * @param root folder with node_modules
 */
export function sharedModules(root: string): Record<string, SharedModule> {
  const versions = sharedVersions(root);
  return Object.fromEntries([
    ...SHARED.map((name) => [name, consumed(name, versions[name])]),
    ...Object.entries(SHARED_PARTS).map(([key, file]) => [
      path.join(root, 'node_modules', file),
      consumed(key, versions[key as SharedName]),
    ]),
    ...SHARED_IDIOMS.map((file) => [path.join(UI, file), consumed(idiomKey(file), versions['@recobro/sdk'])]),
  ]);
}

/** The installed version of every shared module. */
export function sharedVersions(root: string): Record<SharedName, string> {
  const names = [...SHARED, ...(Object.keys(SHARED_PARTS) as SharedName[])];
  return Object.fromEntries(names.map((name) => [name, installedVersion(root, name)])) as never;
}

function consumed(shareKey: string, version: string): SharedModule {
  return { shareKey, singleton: true, requiredVersion: `^${version}`, version, import: false };
}

function installedVersion(root: string, name: string): string {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  const file = path.join(root, 'node_modules', packageName ?? name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
