import { type components, data, useApi, useMutation, useQuery, useQueryClient } from '@recobro/sdk';

const SESSIONS = ['me', 'sessions'];
const KEYS = ['me', 'api-keys'];
const COMPANY = ['tenant', 'security'];

/** How many days a key may live; 0 is for ever. */
export const EXPIRIES = [1, 7, 30, 60, 90, 180, 365, 0] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** The open sessions of whoever asks. */
export function useOwnSessions() {
  const { api } = useApi();
  return useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await data(api.GET('/api/v1/me/sessions', { signal }))) ?? [],
  });
}

/** Ends one of one's own sessions; it is refused from its next request on. */
export function useEndSession() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => data(api.DELETE('/api/v1/me/sessions/{id}', { params: { path: { id } } })),
    onSettled: () => cache.invalidateQueries({ queryKey: SESSIONS }),
  });
}

/** Ends every one of one's own sessions but this page's, and every key. */
export function useEndOtherSessions() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => data(api.DELETE('/api/v1/me/sessions', {})),
    onSettled: () => Promise.all([SESSIONS, KEYS].map((queryKey) => cache.invalidateQueries({ queryKey }))),
    meta: { quiet: true },
  });
}

/** One's own API keys, without the keys themselves. */
export function useApiKeys() {
  const { api } = useApi();
  return useQuery({
    queryKey: KEYS,
    queryFn: async ({ signal }) => (await data(api.GET('/api/v1/me/api-keys', { signal }))) ?? [],
  });
}

/** Makes a key; only this answer ever holds it. */
export function useMakeApiKey() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; expires_in_days: Expiry; scopes: string[] }) =>
      data(api.POST('/api/v1/me/api-keys', { body })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEYS }),
    gcTime: 0,
    meta: { quiet: true },
  });
}

export function useRevokeApiKey() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => data(api.DELETE('/api/v1/me/api-keys/{id}', { params: { path: { id } } })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEYS }),
    meta: { quiet: true },
  });
}

/** How strict the company is about ways in. */
export type CompanySecurity = components['schemas']['TenantSecurity'];

/** Not everybody may read it. */
export function useCompanySecurity(enabled: boolean) {
  const { api } = useApi();
  return useQuery({
    queryKey: COMPANY,
    queryFn: ({ signal }) => data(api.GET('/api/v1/tenant/security', { signal })) as Promise<CompanySecurity>,
    enabled,
  });
}

export function useChangeCompanySecurity() {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanySecurity) => data(api.PUT('/api/v1/tenant/security', { body })),
    onSettled: () => cache.invalidateQueries({ queryKey: COMPANY }),
    meta: { quiet: true },
  });
}
