import {
  createParser,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
  useDisplay,
  useQueryStates,
} from '@recobro/sdk';
import { useMemo } from 'react';
import type { Filter } from './FilterChips';

const MAX_PAGE_SIZE = 100;
const LONGEST_TEXT = 100;

/** A whole number of at least one; anything else silently is the default. */
const parseAsCount = (most: number) =>
  createParser({
    parse: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null,
    serialize: String,
  });

type Values = readonly string[] | null;
type Chosen<F> = { [N in keyof F]: (F[N] extends readonly (infer V)[] ? V : string)[] };

/** The parameters of a list's URL. */
export interface ListShape<F extends Record<string, Values>> {
  /** The fields the server sorts by; the first, with its sign, is the default. */
  sorts?: readonly string[];
  /** The filters by name, with the values that they know; null for whatever the server knows. */
  filters: F;
  /** The name of the search; `q` without it. */
  search?: string;
  /** Rows of a page where the person has chosen no number; 25 without it. */
  pageSize?: number;
}

/** Page, size, sort, search and filters of a list, all in the URL; a change of any but the page goes back to page 1. */
export function useListParams<const F extends Record<string, Values>>(shape: ListShape<F>) {
  const { search = 'q' } = shape;
  const { pageSize: chosenSize = shape.pageSize ?? 25 } = useDisplay();
  const parsers = useMemo(() => parsersOf(shape, chosenSize), [shape, chosenSize]);
  const [values, set] = useQueryStates(parsers, { history: 'push' });
  const names = Object.keys(shape.filters) as (keyof F & string)[];
  const filters = Object.fromEntries(names.map((name) => [name, values[name]])) as Chosen<F>;
  const text = values[search] as string;
  const setFilter = (name: keyof F & string, value: string[]) =>
    set({ [name]: value.length > 0 ? value : null, page: null });
  return {
    page: values.page as number,
    pageSize: values.pageSize as number,
    sort: values.sort as string,
    text,
    filters,
    filtered: text !== '' || names.some((name) => filters[name].length > 0),
    setPage: (page: number) => set({ page }),
    setPageSize: (pageSize: number) => set({ pageSize, page: null }),
    setSort: (sort: string) => set({ sort, page: null }),
    setText: (next: string) => set({ [search]: next || null, page: null }, { history: 'replace' }),
    setFilter,
    clear: () => set(Object.fromEntries([search, 'page', ...names].map((name) => [name, null]))),
    /** A filter as a chip. */
    chip: (
      id: keyof F & string,
      label: string,
      options: Filter['options'],
      more?: Partial<Filter>,
    ): Filter => ({
      id,
      label,
      options,
      multiple: true,
      value: filters[id] as string[],
      onChange: (value) => setFilter(id, value),
      ...more,
    }),
  };
}

/** What useListParams gives of any list. */
export type ListParams = ReturnType<typeof useListParams>;

// biome-ignore lint/suspicious/noExplicitAny: the names of the filters are the caller's, and so are their types
type Parsers = Record<string, any>;

function parsersOf(
  { sorts = [], filters, search = 'q' }: ListShape<Record<string, Values>>,
  size: number,
): Parsers {
  const fields = sorts.map((sort) => sort.replace(/^-/, ''));
  const parseAsText = createParser({ parse: (text) => text.slice(0, LONGEST_TEXT), serialize: String });
  const parseAsSort = parseAsStringLiteral(fields.flatMap((field) => [field, `-${field}`]));
  const named = Object.entries(filters).map(([name, known]) => {
    const each = known ? parseAsStringLiteral(known) : parseAsString;
    return [name, parseAsArrayOf(each as typeof parseAsString).withDefault([])];
  });
  return {
    page: parseAsCount(999_999_999).withDefault(1),
    pageSize: parseAsCount(MAX_PAGE_SIZE).withDefault(size),
    sort: parseAsSort.withDefault(sorts[0] ?? ''),
    [search]: parseAsText.withDefault(''),
    ...Object.fromEntries(named),
  };
}
