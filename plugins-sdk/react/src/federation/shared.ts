/**
 * What shell and remotes share at run time, by package: React, the SDK, and the parts of Fluent that have
 * state (theme, direction, portals, toasts, focus) or that most screens need. The shell fetches a module when a
 * remote first asks for it, and gives it the very instance it uses itself. A package is given whole, so
 * that what its components share inside (the context of a menu or of a field) is never there twice.
 */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@recobro/sdk',
  '@griffel/react',
  '@griffel/core',
  '@fluentui/react-checkbox',
  '@fluentui/react-combobox',
  '@fluentui/react-context-selector',
  '@fluentui/react-dialog',
  '@fluentui/react-field',
  '@fluentui/react-input',
  '@fluentui/react-label',
  '@fluentui/react-link',
  '@fluentui/react-menu',
  '@fluentui/react-message-bar',
  '@fluentui/react-portal',
  '@fluentui/react-progress',
  '@fluentui/react-provider',
  '@fluentui/react-select',
  '@fluentui/react-shared-contexts',
  '@fluentui/react-skeleton',
  '@fluentui/react-spinner',
  '@fluentui/react-switch',
  '@fluentui/react-tabs',
  '@fluentui/react-tabster',
  '@fluentui/react-text',
  '@fluentui/react-textarea',
  '@fluentui/react-toast',
  '@fluentui/react-tooltip',
] as const;

/**
 * Parts of a package that are shared alone, because the whole would weigh more than the use it has: the key, and
 * the file that a remote would bundle instead, below node_modules.
 */
export const SHARED_PARTS = {
  '@fluentui/react-avatar/Avatar': '@fluentui/react-avatar/lib/Avatar.js',
  '@fluentui/react-badge/Badge': '@fluentui/react-badge/lib/Badge.js',
  '@fluentui/react-button/Button': '@fluentui/react-button/lib/Button.js',
  '@fluentui/react-button/ToggleButton': '@fluentui/react-button/lib/ToggleButton.js',
  '@fluentui/tokens/tokens': '@fluentui/tokens/lib/tokens.js',
} as const;

/** Idioms of `@recobro/sdk/ui` that are shared, each with all it is made of: files below `ui/`. */
export const SHARED_IDIOMS = [
  'Choose.tsx',
  'ConfirmDialog.tsx',
  'DataTable.tsx',
  'DateText.tsx',
  'DetailPage.tsx',
  'EmptyState.tsx',
  'EntityList.tsx',
  'ErrorState.tsx',
  'Facts.tsx',
  'FilterChips.tsx',
  'ListPage.tsx',
  'Markup.tsx',
  'Pagination.tsx',
  'SearchField.tsx',
  'Section.tsx',
  'SidePanel.tsx',
  'Timeline.tsx',
  'find/Finder.tsx',
  'find/LazyFinder.tsx',
  'form/Form.tsx',
  'form/PersonField.tsx',
  'form/fields.tsx',
  'history/History.tsx',
  'history/RecordName.tsx',
  'menu/LazyMenu.tsx',
] as const;

export type SharedName = (typeof SHARED)[number] | keyof typeof SHARED_PARTS;
export type SharedIdiom = (typeof SHARED_IDIOMS)[number];

/** Under which name the shell shares an idiom. */
export function idiomKey(file: string): string {
  return `@recobro/sdk/ui/${file.replace(/\.tsx$/, '')}`;
}
