import { createParser, parseAsArrayOf, parseAsString, useDisplay, useQueryStates } from '@recobro/sdk';
import { useMemo } from 'react';

const MAX_PAGE_SIZE = 100;
const USUAL_PAGE_SIZE = 25;

/** A whole number of at least one; anything else silently is the default. */
const parseAsCount = (most: number) =>
  createParser({
    parse: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null,
    serialize: String,
  });

/** What a list's URL may hold. */
export interface ListShape<F extends string> {
  /** The fields the server sorts by; the first, with its sign, is the default. */
  sorts: readonly string[];
  filters: readonly F[];
}

/** Page, size, sort, search and filters of a list, all in the URL; a change of any but the page goes back to page 1. */
export function useListParams<F extends string>(shape: ListShape<F>) {
  const { pageSize: chosenSize = USUAL_PAGE_SIZE } = useDisplay();
  const parsers = useMemo(() => parsersOf(shape, chosenSize), [shape, chosenSize]);
  const [values, set] = useQueryStates(parsers, { history: 'push' });
  const filters = Object.fromEntries(shape.filters.map((name) => [name, values[name]])) as Record<
    F,
    string[]
  >;
  return {
    page: values.page as number,
    pageSize: values.pageSize as number,
    sort: values.sort as string,
    q: values.q as string,
    filters,
    filtered: values.q !== '' || shape.filters.some((name) => filters[name].length > 0),
    setPage: (page: number) => set({ page }),
    setPageSize: (pageSize: number) => set({ pageSize, page: null }),
    setSort: (sort: string) => set({ sort, page: null }),
    setQ: (q: string) => set({ q: q || null, page: null }, { history: 'replace' }),
    setFilter: (name: F, value: string[]) => set({ [name]: value.length > 0 ? value : null, page: null }),
    clear: () =>
      set({ q: null, page: null, ...Object.fromEntries(shape.filters.map((name) => [name, null])) }),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the names of the filters are the caller's, and so are their types
type Parsers = Record<string, any>;

function parsersOf({ sorts, filters }: ListShape<string>, usualSize: number): Parsers {
  const allowed = new Set(sorts.flatMap((sort) => [sort.replace(/^-/, ''), `-${sort.replace(/^-/, '')}`]));
  const parseAsSort = createParser({ parse: (text) => (allowed.has(text) ? text : null), serialize: String });
  const named = filters.map((name) => [name, parseAsArrayOf(parseAsString).withDefault([])]);
  return {
    page: parseAsCount(Number.MAX_SAFE_INTEGER).withDefault(1),
    pageSize: parseAsCount(MAX_PAGE_SIZE).withDefault(usualSize),
    sort: parseAsSort.withDefault(sorts[0] ?? ''),
    q: parseAsString.withDefault(''),
    ...Object.fromEntries(named),
  };
}
