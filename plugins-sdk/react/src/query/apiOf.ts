import {
  type FetchInfiniteQueryOptions,
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  queryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { type ApiClient, dataOf } from '../api/client';
import { useApi } from '../api/context';
import { everyPage } from '../api/everyPage';
import type { Address, AnswerOf, DataOf, Given, Method, Operation, PathOf } from '../api/operations';
import { type AnyGiven, ask, keyOf, type Roots, rootOf } from './ask';
import { useAnyWrite, type Write, type WriteOptions } from './useWrite';

/** How an answer is kept. */
export type Holding<T, Shown = T> = Pick<
  UseQueryOptions<T, Error, Shown>,
  'enabled' | 'gcTime' | 'initialData' | 'placeholderData' | 'retry' | 'select' | 'staleTime'
> & {
  /** A failure of it leads nobody away from the page. */
  quiet?: boolean;
};

/** A page of a list, and how long it took to come, in ms. */
export type Timed<B> = B & { took: number };

type RowOf<B> = B extends { data: (infer Row)[] } ? Row : never;

/** The pages of a list that were read so far, and the rows of all of them. */
export type Pages<B> = InfiniteData<B> & { rows: RowOf<B>[] };

const withRows = <B>(read: InfiniteData<B>) =>
  ({ ...read, rows: read.pages.flatMap((page) => (page as { data: unknown[] }).data) }) as Pages<B>;

/**
 * The API as one package asks it, typed by the paths that are generated for it. What is read is kept under `roots`: what
 * live events call it, by the beginning of the path that it is asked by. What is written makes stale what stands there.
 */
export function apiOf<Paths>(roots: Roots = {}) {
  type Get<N extends keyof Paths> = Operation<Paths, 'GET', N>;
  type Body<N extends keyof Paths> = AnswerOf<Get<N>>;
  type Readable = PathOf<Paths, 'GET'>;
  type GivenTo<M extends Method, N extends keyof Paths> = Given<Operation<Paths, M, N>>;
  type MadeBy<M extends Method, N extends keyof Paths> = DataOf<AnswerOf<Operation<Paths, M, N>>>;

  /** What `useRead` reads, for a loader. */
  const reading = <N extends Readable>(client: ApiClient, path: N, given: Address<Get<N>>) =>
    queryOptions({
      queryKey: keyOf(roots, path, given as AnyGiven),
      queryFn: async ({ signal }) =>
        dataOf(await ask(client, 'GET', path, given as AnyGiven, { signal })) as DataOf<Body<N>>,
    });

  /** What `useList` reads, for a loader. */
  const listing = <N extends Readable>(client: ApiClient, path: N, given: Address<Get<N>>) =>
    queryOptions({
      queryKey: keyOf(roots, path, given as AnyGiven),
      queryFn: async ({ signal }) => {
        const since = performance.now();
        const page = (await ask(client, 'GET', path, given as AnyGiven, { signal })) as object;
        return { ...page, took: performance.now() - since } as Timed<Body<N>>;
      },
      placeholderData: keepPreviousData,
    });

  /** Reads what is at a path. */
  function useRead<N extends Readable, Shown = DataOf<Body<N>>>(
    path: N,
    given: Address<Get<N>>,
    { quiet = false, ...holding }: Holding<DataOf<Body<N>>, Shown> = {},
  ): UseQueryResult<Shown> {
    return useQuery({ ...reading(useApi(), path, given), ...holding, meta: { quiet } } as never);
  }

  /** Reads a page of a list; the page before stands in for the next while that is on its way. */
  function useList<N extends Readable>(
    path: N,
    given: Address<Get<N>>,
    { quiet = false, ...holding }: Holding<Timed<Body<N>>> = {},
  ): UseQueryResult<Timed<Body<N>>> {
    return useQuery({ ...listing(useApi(), path, given), ...holding, meta: { quiet } } as never);
  }

  /** What `usePages` reads, for a loader. */
  const paging = <N extends Readable>(
    client: ApiClient,
    path: N,
    given: Address<Get<N>>,
    by = 'cursor',
  ): FetchInfiniteQueryOptions<Body<N>> => {
    const { query, ...rest } = given as AnyGiven;
    return {
      queryKey: keyOf(roots, path, given as AnyGiven),
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam?: unknown }) =>
        ask(client, 'GET', path, { ...rest, query: { ...query, [by]: pageParam } }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: (page: { meta?: { next?: string } }) => page.meta?.next || undefined,
    } as never;
  };

  /** Reads a list page after page, by the cursor that each has of the next; `by` names it where it is no `cursor`. */
  function usePages<N extends Readable>(
    path: N,
    given: Address<Get<N>>,
    {
      quiet = false,
      by = 'cursor',
      ...holding
    }: Pick<Holding<unknown>, 'enabled' | 'quiet' | 'placeholderData'> & { by?: string } = {},
  ): UseInfiniteQueryResult<Pages<Body<N>>> {
    const options = paging(useApi(), path, given, by);
    return useInfiniteQuery({
      ...(options as object),
      select: withRows,
      ...holding,
      meta: { quiet },
    } as never);
  }

  /** What `useEvery` reads, for a loader. */
  const everyOf = <N extends Readable>(client: ApiClient, path: N, given: Address<Get<N>>) => {
    const { query, ...rest } = given as AnyGiven;
    return queryOptions({
      queryKey: [...keyOf(roots, path, given as AnyGiven), 'every'],
      queryFn: ({ signal }) =>
        everyPage(
          (cursor) =>
            ask(client, 'GET', path, { ...rest, query: { ...query, cursor } }, { signal }) as Promise<{
              data: RowOf<Body<N>>[];
            }>,
        ),
    });
  };

  /** Reads the rows of a list that people choose from, as many as a thousand. */
  function useEvery<N extends Readable>(
    path: N,
    given: Address<Get<N>>,
    { quiet = false, ...holding }: Holding<RowOf<Body<N>>[]> = {},
  ): UseQueryResult<RowOf<Body<N>>[]> {
    return useQuery({ ...everyOf(useApi(), path, given), ...holding, meta: { quiet } } as never);
  }

  /** Writes by an operation. */
  function useWrite<M extends Exclude<Method, 'GET'>, N extends PathOf<Paths, M>>(
    method: M,
    path: N,
    options: WriteOptions<keyof Paths & string, GivenTo<M, N>, MadeBy<M, N>> = {},
  ): Write<GivenTo<M, N>, MadeBy<M, N>> {
    return useAnyWrite(roots, method, path, options as never) as never;
  }

  /** Asks an operation outside of any screen; gives all that it answers. */
  const asking = <M extends Method, N extends PathOf<Paths, M>>(
    client: ApiClient,
    method: M,
    path: N,
    given: GivenTo<M, N>,
    signal?: AbortSignal,
  ) =>
    ask(client, method, path, given as AnyGiven, signal && { signal }) as Promise<
      AnswerOf<Operation<Paths, M, N>>
    >;

  return {
    asking,
    useRead,
    useList,
    usePages,
    useEvery,
    useWrite,
    reading,
    listing,
    paging,
    everyOf,
    /** The key of an answer; of all answers to a path where nothing is given. */
    keyOf: (path: Readable, given?: AnyGiven): QueryKey => keyOf(roots, path, given),
    /** The key of all that stands under the root of a path. */
    rootOf: (path: Readable): QueryKey => rootOf(roots, path),
  };
}
