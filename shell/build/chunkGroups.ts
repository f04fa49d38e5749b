import type { OptimizationSplitChunksOptions } from '@rspack/core';

const FLUENT = 'node_modules/@fluentui/react-';
const UI = 'plugins-sdk/react/src/ui/';

const LIST = [
  ...['table/', 'checkbox/', 'search/', 'input/', 'select/', 'skeleton/', 'field/', 'label/'].map(
    (name) => FLUENT + name,
  ),
  ...[
    'DataTable',
    'ListPage',
    'Pagination',
    'paginationWindow',
    'SearchField',
    'FilterChips',
    'EmptyState',
  ].map((name) => UI + name),
  ...['ErrorState', 'DateText', 'StatusBadge', 'useListParams', 'useFormats', 'format/', 'table/'].map(
    (name) => UI + name,
  ),
  'node_modules/@tanstack/react-virtual',
  'node_modules/@tanstack/virtual-core',
];

const FORM = [
  ...['dialog/', 'drawer/', 'textarea/'].map((name) => FLUENT + name),
  ...['form/', 'SidePanel', 'ConfirmDialog'].map((name) => UI + name),
  'node_modules/react-hook-form',
  'node_modules/@hookform/',
];

/** Chunks that stand for themselves: what they share with the groups below is small, and comes with them. */
const ALONE = new Set(['guest', 'member', 'home', 'base']);

type Chunk = { name?: string | undefined; canBeInitial(): boolean };

const later = (chunk: Chunk) => !chunk.canBeInitial() && !ALONE.has(chunk.name ?? '');

/**
 * Few chunks, by what screens are made of: `base` for guests and members alike, `list` for every table, `form` for
 * panels and dialogs. A chunk more costs a request, a chunk too large what one does not use.
 */
export const chunkGroups: OptimizationSplitChunksOptions = {
  chunks: 'async',
  minSize: 6000,
  cacheGroups: {
    defaultVendors: false,
    base: {
      name: 'base',
      chunks: (chunk) => ['guest', 'member'].includes(chunk.name ?? ''),
      minChunks: 2,
      enforce: true,
      priority: 30,
    },
    list: { name: 'list', chunks: later, test: isIn(LIST), enforce: true, priority: 20 },
    form: { name: 'form', chunks: later, test: isIn(FORM), enforce: true, priority: 20 },
  },
};

function isIn(parts: string[]): RegExp {
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}
