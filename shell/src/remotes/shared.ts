import type { SharedName } from '@recobro/sdk/federation/shared';

type Namespace = object;

/** Fetches each shared module when a remote first asks for it; the shell itself uses the same instances. */
const FETCH: Record<SharedName, () => Promise<Namespace>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  '@recobro/sdk': () => import('@recobro/sdk'),
  '@griffel/react': () => import('@griffel/react'),
  '@griffel/core': () => import('@griffel/core'),
  '@fluentui/react-shared-contexts': () => import('@fluentui/react-shared-contexts'),
  '@fluentui/react-context-selector': () => import('@fluentui/react-context-selector'),
  '@fluentui/react-tabster': () => import('@fluentui/react-tabster'),
  '@fluentui/react-portal': () => import('@fluentui/react-portal'),
  '@fluentui/react-toast': () => import('@fluentui/react-toast'),
  '@fluentui/react-provider': () => import('@fluentui/react-provider'),
};

/** What the build found installed: name and version of every shared module. */
declare const SHARED_VERSIONS: Record<SharedName, string>;

/** The shared modules as the federation runtime takes them. */
export function shared() {
  return Object.fromEntries(
    Object.entries(FETCH).map(([name, fetch]) => {
      const version = SHARED_VERSIONS[name as SharedName];
      const get = async () => {
        const module = await fetch();
        return () => module;
      };
      return [name, { version, get, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
    }),
  );
}
