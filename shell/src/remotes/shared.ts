import { idiomKey, type SharedIdiom, type SharedName } from '@recobro/sdk/federation/shared';

type Namespace = object;

/** Fetches each shared module when a remote first asks for it; the shell itself uses the same instances. */
const FETCH: Record<SharedName, () => Promise<Namespace>> = {
  react: () => import(/* webpackChunkName: "federation" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackChunkName: "federation" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackChunkName: "federation" */ 'react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  '@recobro/sdk': () => import(/* webpackChunkName: "federation" */ '@recobro/sdk'),
  '@griffel/react': () => import(/* webpackChunkName: "federation" */ '@griffel/react'),
  '@griffel/core': () => import('@griffel/core'),
  '@fluentui/react-checkbox': () => import(/* webpackChunkName: "list" */ '@fluentui/react-checkbox'),
  '@fluentui/react-combobox': () => import('@fluentui/react-combobox'),
  '@fluentui/react-context-selector': () => import('@fluentui/react-context-selector'),
  '@fluentui/react-dialog': () => import(/* webpackChunkName: "panel" */ '@fluentui/react-dialog'),
  '@fluentui/react-field': () => import(/* webpackChunkName: "list" */ '@fluentui/react-field'),
  '@fluentui/react-input': () => import(/* webpackChunkName: "list" */ '@fluentui/react-input'),
  '@fluentui/react-label': () => import(/* webpackChunkName: "list" */ '@fluentui/react-label'),
  '@fluentui/react-link': () => import('@fluentui/react-link'),
  '@fluentui/react-menu': () => import(/* webpackChunkName: "menu" */ '@fluentui/react-menu'),
  '@fluentui/react-message-bar': () => import('@fluentui/react-message-bar'),
  '@fluentui/react-portal': () => import('@fluentui/react-portal'),
  '@fluentui/react-progress': () => import('@fluentui/react-progress'),
  '@fluentui/react-provider': () => import('@fluentui/react-provider'),
  '@fluentui/react-select': () => import(/* webpackChunkName: "list" */ '@fluentui/react-select'),
  '@fluentui/react-shared-contexts': () => import('@fluentui/react-shared-contexts'),
  '@fluentui/react-skeleton': () => import(/* webpackChunkName: "list" */ '@fluentui/react-skeleton'),
  '@fluentui/react-spinner': () => import(/* webpackChunkName: "federation" */ '@fluentui/react-spinner'),
  '@fluentui/react-switch': () => import('@fluentui/react-switch'),
  '@fluentui/react-tabs': () => import('@fluentui/react-tabs'),
  '@fluentui/react-tabster': () => import('@fluentui/react-tabster'),
  '@fluentui/react-text': () => import(/* webpackChunkName: "federation" */ '@fluentui/react-text'),
  '@fluentui/react-textarea': () => import('@fluentui/react-textarea'),
  '@fluentui/react-toast': () => import('@fluentui/react-toast'),
  '@fluentui/react-tooltip': () => import('@fluentui/react-tooltip'),
  '@fluentui/react-avatar/Avatar': () => import('./fluent/avatar'),
  '@fluentui/react-badge/Badge': () => import(/* webpackChunkName: "federation" */ './fluent/badge'),
  '@fluentui/react-button/Button': () => import(/* webpackChunkName: "federation" */ './fluent/button'),
  '@fluentui/react-button/ToggleButton': () => import('./fluent/toggleButton'),
  '@fluentui/tokens/tokens': () => import(/* webpackChunkName: "federation" */ './fluent/tokens'),
};

/** Fetches each shared idiom of `@recobro/sdk/ui`. */
const IDIOMS: Record<SharedIdiom, () => Promise<Namespace>> = {
  'Choose.tsx': () => import(/* webpackChunkName: "list" */ '@recobro/sdk/ui/Choose.tsx'),
  'ConfirmDialog.tsx': () => import(/* webpackChunkName: "panel" */ '@recobro/sdk/ui/ConfirmDialog.tsx'),
  'DataTable.tsx': () => import(/* webpackChunkName: "list" */ '@recobro/sdk/ui/DataTable.tsx'),
  'DateText.tsx': () => import(/* webpackChunkName: "basic" */ '@recobro/sdk/ui/DateText.tsx'),
  'DetailPage.tsx': () => import(/* webpackChunkName: "detail" */ '@recobro/sdk/ui/DetailPage.tsx'),
  'EmptyState.tsx': () => import(/* webpackChunkName: "basic" */ '@recobro/sdk/ui/EmptyState.tsx'),
  'EntityList.tsx': () => import(/* webpackChunkName: "list" */ '@recobro/sdk/ui/EntityList.tsx'),
  'ErrorState.tsx': () => import(/* webpackChunkName: "basic" */ '@recobro/sdk/ui/ErrorState.tsx'),
  'Facts.tsx': () => import(/* webpackChunkName: "basic" */ '@recobro/sdk/ui/Facts.tsx'),
  'FilterChips.tsx': () => import(/* webpackChunkName: "list" */ '@recobro/sdk/ui/FilterChips.tsx'),
  'ListPage.tsx': () => import(/* webpackChunkName: "list" */ '@recobro/sdk/ui/ListPage.tsx'),
  'Markup.tsx': () => import(/* webpackChunkName: "detail" */ '@recobro/sdk/ui/Markup.tsx'),
  'Pagination.tsx': () => import(/* webpackChunkName: "list" */ '@recobro/sdk/ui/Pagination.tsx'),
  'SearchField.tsx': () => import(/* webpackChunkName: "list" */ '@recobro/sdk/ui/SearchField.tsx'),
  'Section.tsx': () => import(/* webpackChunkName: "basic" */ '@recobro/sdk/ui/Section.tsx'),
  'SidePanel.tsx': () => import(/* webpackChunkName: "panel" */ '@recobro/sdk/ui/SidePanel.tsx'),
  'Timeline.tsx': () => import(/* webpackChunkName: "detail" */ '@recobro/sdk/ui/Timeline.tsx'),
  'find/Finder.tsx': () => import(/* webpackChunkName: "find" */ '@recobro/sdk/ui/find/Finder.tsx'),
  'find/LazyFinder.tsx': () => import(/* webpackChunkName: "list" */ '@recobro/sdk/ui/find/LazyFinder.tsx'),
  'form/PersonField.tsx': () => import(/* webpackChunkName: "form" */ '@recobro/sdk/ui/form/PersonField.tsx'),
  'form/Form.tsx': () => import(/* webpackChunkName: "form" */ '@recobro/sdk/ui/form/Form.tsx'),
  'history/History.tsx': () =>
    import(/* webpackChunkName: "history" */ '@recobro/sdk/ui/history/History.tsx'),
  'history/RecordName.tsx': () =>
    import(/* webpackChunkName: "history" */ '@recobro/sdk/ui/history/RecordName.tsx'),
  'menu/LazyMenu.tsx': () => import(/* webpackChunkName: "federation" */ '@recobro/sdk/ui/menu/LazyMenu.tsx'),
  'form/fields.tsx': () => import(/* webpackChunkName: "form" */ '@recobro/sdk/ui/form/fields.tsx'),
};

/** What the build found installed: name and version of every shared module. */
declare const SHARED_VERSIONS: Record<SharedName, string>;

/** The shared modules as the federation runtime expects them. */
export function shared() {
  const version = SHARED_VERSIONS['@recobro/sdk'];
  return Object.fromEntries([
    ...Object.entries(FETCH).map(([name, fetch]) => [
      name,
      share(fetch, SHARED_VERSIONS[name as SharedName]),
    ]),
    ...Object.entries(IDIOMS).map(([file, fetch]) => [idiomKey(file), share(fetch, version)]),
  ]);
}

function share(fetch: () => Promise<Namespace>, version: string) {
  const get = async () => {
    const module = await fetch();
    return () => module;
  };
  return { version, get, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}
