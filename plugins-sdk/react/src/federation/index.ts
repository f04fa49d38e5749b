import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What shell and remotes share at run time: React, the SDK, and the few parts of Fluent that carry state
 * (theme, direction, portals, toasts, focus). Everything else is bundled and tree-shaken per app, which is
 * what keeps the first page small.
 */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@recobro/sdk',
  '@griffel/react',
  '@griffel/core',
  '@fluentui/react-shared-contexts',
  '@fluentui/react-context-selector',
  '@fluentui/react-tabster',
  '@fluentui/react-portal',
  '@fluentui/react-toast',
  '@fluentui/react-provider',
] as const;

interface SharedModule {
  singleton: true;
  requiredVersion: string;
  version: string;
  import?: false;
}

/**
 * Builds the `shared` option of ModuleFederationPlugin.
 *
 * @param root folder that holds node_modules
 * @param role the shell provides the modules; a remote only consumes them and never carries a fallback copy
 */
export function sharedModules(root: string, role: 'shell' | 'remote'): Record<string, SharedModule> {
  return Object.fromEntries(SHARED.map((name) => [name, sharedModule(root, name, role)]));
}

function sharedModule(root: string, name: string, role: 'shell' | 'remote'): SharedModule {
  const version = installedVersion(root, name);
  const major = `^${version}`;
  return {
    singleton: true,
    requiredVersion: major,
    version,
    ...(role === 'remote' ? { import: false } : {}),
  };
}

function installedVersion(root: string, name: string): string {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  const file = path.join(root, 'node_modules', packageName ?? name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
