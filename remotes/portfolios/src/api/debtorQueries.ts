import {
  data,
  keepPreviousData,
  list,
  type paths,
  useApi,
  useInfiniteQuery,
  useQuery,
  versioned,
} from '@recobro/sdk';
import { keys } from './keys';
import type { Debtor, Page } from './types';

/** What the list of debtors is asked for. */
export type DebtorListQuery = NonNullable<paths['/api/v1/deudores']['get']['parameters']['query']>;

/** A page of debtors, and how long it took to come, in ms. */
export function useDebtors(query: DebtorListQuery) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.debtors.list(query),
    queryFn: async ({ signal }) => {
      const asked = performance.now();
      const found = (await list(api.GET('/api/v1/deudores', { params: { query }, signal }))) as Page<Debtor>;
      return { ...found, took: performance.now() - asked };
    },
    placeholderData: keepPreviousData,
  });
}

/** How many debtors a list has. */
export function useDebtorCount(query: DebtorListQuery, wanted: boolean) {
  const { api } = useApi();
  const one = { ...query, page: 1, pageSize: 1 };
  return useQuery({
    queryKey: keys.debtors.list(one),
    queryFn: ({ signal }) =>
      list(api.GET('/api/v1/deudores', { params: { query: one }, signal })) as Promise<Page<Debtor>>,
    enabled: wanted,
  }).data?.meta;
}

export function useDebtor(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.debtors.one(id),
    queryFn: ({ signal }) =>
      versioned(api.GET('/api/v1/deudores/{id}', { params: { path: { id } }, signal })),
  });
}

export function useDebts(id: string, allowed: boolean) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.debtors.debts(id),
    queryFn: ({ signal }) =>
      data(
        api.GET('/api/v1/deudores/{id}/debts', {
          params: { path: { id }, query: { pageSize: 100 } },
          signal,
        }),
      ),
    enabled: allowed,
  });
}

export function useMovements(id: string, debt: string, open: boolean) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.debtors.movements(id, debt),
    queryFn: ({ signal }) =>
      data(
        api.GET('/api/v1/deudores/{id}/debts/{debt}/movements', {
          params: { path: { id, debt }, query: { pageSize: 100 } },
          signal,
        }),
      ),
    enabled: open,
  });
}

export function usePhones(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.debtors.phones(id),
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/deudores/{id}/phones', { params: { path: { id } }, signal })),
  });
}

export function useAddresses(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.debtors.addresses(id),
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/deudores/{id}/addresses', { params: { path: { id } }, signal })),
  });
}

/** What happened to a debtor, the newest first, page after page. */
export function useTimeline(id: string) {
  const { api } = useApi();
  return useInfiniteQuery({
    queryKey: keys.debtors.timeline(id),
    queryFn: ({ signal, pageParam }) =>
      list(
        api.GET('/api/v1/deudores/{id}/timeline', {
          params: { path: { id }, query: { pageSize: 50, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next || undefined,
  });
}

export function useTags() {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.tags,
    queryFn: ({ signal }) => data(api.GET('/api/v1/deudores/tags', { signal })),
    staleTime: 60_000,
  });
}

export function useBuckets() {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.buckets,
    queryFn: ({ signal }) => data(api.GET('/api/v1/carteras/buckets', { signal })),
    staleTime: 300_000,
  });
}

/** One person of the tenant, as much as everyone may see. */
export interface Person {
  id: string;
  username: string;
  display_name: string;
}
