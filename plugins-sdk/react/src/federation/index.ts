import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED, type SharedName } from './shared.ts';

interface SharedModule {
  singleton: true;
  requiredVersion: string;
  version: string;
  import: false;
}

/**
 * Builds the `shared` option of a remote's ModuleFederationPlugin. A remote only consumes these modules: the
 * shell hands them out, and no fallback copy is built.
 *
 * @param root folder that holds node_modules
 */
export function sharedModules(root: string): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(sharedVersions(root)).map(([name, version]) => [
      name,
      { singleton: true, requiredVersion: `^${version}`, version, import: false },
    ]),
  );
}

/** The installed version of every shared module. */
export function sharedVersions(root: string): Record<SharedName, string> {
  return Object.fromEntries(SHARED.map((name) => [name, installedVersion(root, name)])) as never;
}

function installedVersion(root: string, name: string): string {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  const file = path.join(root, 'node_modules', packageName ?? name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
