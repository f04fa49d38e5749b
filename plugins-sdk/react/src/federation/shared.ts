/**
 * What shell and remotes share at run time: React, the SDK, and the few parts of Fluent that carry state
 * (theme, direction, portals, toasts, focus). Everything else is bundled and tree-shaken per app.
 */
export const SHARED = [
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

export type SharedName = (typeof SHARED)[number];
