import type { OptimizationSplitChunksOptions } from '@rspack/core';

interface Chunk {
  name?: string | undefined;
  canBeInitial(): boolean;
}

/** Chunks of the first page: what they have in common with a group below is small, and comes with them. */
const FIRST = new Set(['guest', 'member', 'home', 'base']);

const later = (chunk: Chunk) => !chunk.canBeInitial() && !FIRST.has(chunk.name ?? '');

/** Home shares the small idioms with the screens to come. */
const beyondFirst = (chunk: Chunk) => chunk.name === 'home' || later(chunk);

const LIST =
  /ui\/(DataTable|ListPage|Pagination|paginationWindow|SearchField|FilterChips|useListParams|table\/(?!Virtual))|fluentui\/react-(table|checkbox|search|input|select|skeleton|field|label)\//;

/** Small idioms of every screen. */
const BASIC =
  /ui\/(EmptyState|ErrorState|DateText|StatusBadge|useFormats|format\/|Section|Facts|hairline|useDelayed)/;

const PANEL = /ui\/(SidePanel|ConfirmDialog|form\/unsaved)|fluentui\/react-(dialog|drawer)\//;

const FORM = /ui\/form\/(?!unsaved)|fluentui\/react-textarea\/|node_modules\/(react-hook-form|@hookform)\//;

/** What places, moves and walks whatever lies over a page. */
const OVERLAY = /node_modules\/(tabster|@floating-ui)\/|fluentui\/react-positioning\//;

const MENU = /ui\/menu\/OpenMenu|fluentui\/react-menu\//;

/**
 * Few chunks, by what screens are made of: what sign-in and the product have in common, what every list shows, panels
 * and dialogs, forms, menus. A chunk more costs a request, a chunk too large costs bytes that nobody uses.
 */
export const chunkGroups: OptimizationSplitChunksOptions = {
  chunks: 'async',
  minSize: 6000, // bytes before compression, below which a module rather stands in two chunks than in a third
  cacheGroups: {
    defaultVendors: false,
    // A file holds an icon in all its sizes and is measured by them all, before what nobody uses is left out of it.
    default: {
      minChunks: 2,
      reuseExistingChunk: true,
      test: /^(?!.*fluentui\/react-icons\/)/,
      priority: -20,
    },
    base: {
      name: 'base',
      chunks: (chunk) => chunk.name === 'guest' || chunk.name === 'member',
      minChunks: 2,
      enforce: true,
    },
    basic: { name: 'basic', chunks: beyondFirst, test: BASIC, enforce: true },
    list: { name: 'list', chunks: later, test: LIST, enforce: true },
    panel: { name: 'panel', chunks: later, test: PANEL, enforce: true },
    form: { name: 'form', chunks: later, test: FORM, enforce: true },
    overlay: { name: 'overlay', chunks: later, test: OVERLAY, enforce: true },
    menu: { name: 'menu', chunks: later, test: MENU, enforce: true },
  },
};
