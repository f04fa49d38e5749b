import {
  type ApiClient,
  type components,
  data,
  keepPreviousData,
  list,
  queryOptions,
  useApi,
  useMutation,
  useQueryClient,
} from '@recobro/sdk';

/** A company as who runs the installation sees it. */
export type TenantLine = components['schemas']['TenantLine'];

/** Why a company is suspended. */
export type Reason = NonNullable<TenantLine['suspended_for']>;
export const REASONS: Reason[] = ['payment', 'request', 'security', 'other'];

const KEY = ['tenants'];

/** What the list of companies is asked for. */
export interface TenantListQuery {
  page: number;
  pageSize: number;
  sort: string;
  filter: string | undefined;
}

export function tenantsOptions({ api }: ApiClient, query: TenantListQuery) {
  return queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => list(api.GET('/api/v1/tenants', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** A company to make, with its first admin. */
export interface TenantDraft {
  name: string;
  country: string;
  currency: string;
  timezone: string;
  language: 'es' | 'en' | 'pt';
  display_name: string;
  email: string;
}

/** Makes a company; the link is there where no mail could be sent. */
export function useCreateTenant() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: TenantDraft) => data(api.POST('/api/v1/tenants', { body })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}

/** Suspends a company for a reason; without one it is resumed. */
export function useSuspendTenant() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason?: Reason }) => {
      const params = { path: { id } };
      return reason
        ? data(api.PUT('/api/v1/tenants/{id}/suspension', { params, body: { reason } }))
        : data(api.DELETE('/api/v1/tenants/{id}/suspension', { params }));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}

/** Enters a company for a while: another session, so another page. */
export function useEnterTenant() {
  const { api } = useApi();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      data(api.POST('/api/v1/tenants/{id}/visits', { params: { path: { id } }, body: { reason } })),
    onSuccess: () => location.assign('/'),
    meta: { quiet: true },
  });
}

/** Goes back to one's own company; also from a visit that is over by now. */
export function useLeaveVisit() {
  const { api } = useApi();
  return useMutation({
    mutationFn: () => data(api.DELETE('/api/v1/me/visit', {})),
    onSettled: () => location.assign('/'),
    meta: { quiet: true },
  });
}
