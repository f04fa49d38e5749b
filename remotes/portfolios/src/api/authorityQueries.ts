import { data, useApi, useMutation, useQuery, useQueryClient, versioned } from '@recobro/sdk';
import { keys } from './keys';
import type { AdjustmentDraft, AuthorityLimit } from './types';

/** How far one may change a debt without somebody else's approval. */
export function useRoom(id: string, debt: string, open: boolean) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.debtors.room(id, debt),
    queryFn: ({ signal }) =>
      data(
        api.GET('/api/v1/deudores/{id}/debts/{debt}/authority', { params: { path: { id, debt } }, signal }),
      ),
    enabled: open,
  });
}

/** What waits for approval on a debtor's debts. */
export function useWaiting(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.debtors.adjustments(id),
    queryFn: ({ signal }) =>
      data(
        api.GET('/api/v1/deudores/{id}/adjustments', {
          params: { path: { id }, query: { status: 'waiting', pageSize: 100 } },
          signal,
        }),
      ),
  });
}

/** Has a change of a debt wait for approval. */
export function useAskAdjustment(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: AdjustmentDraft) =>
      data(api.POST('/api/v1/deudores/{id}/adjustments', { params: { path: { id } }, body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.debtors.all }),
    meta: { quiet: true },
  });
}

/** The ways an adjustment may end. */
export type Verdict = 'approve' | 'refuse' | 'withdraw';

/** Ends the waiting of an adjustment. */
export function useDecide(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ adjustment, verdict }: { adjustment: string; verdict: Verdict }) => {
      const params = { path: { id, adjustment } };
      return verdict === 'refuse'
        ? data(api.POST('/api/v1/deudores/{id}/adjustments/{adjustment}/refuse', { params, body: {} }))
        : data(api.POST(`/api/v1/deudores/{id}/adjustments/{adjustment}/${verdict}`, { params }));
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: keys.portfolios.all });
      return cache.invalidateQueries({ queryKey: keys.debtors.all });
    },
    meta: { quiet: true },
  });
}

/** Sets how far each role may change a portfolio's debts. */
export function useSaveAuthority(id: string, etag: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (limits: AuthorityLimit[]) =>
      versioned(
        api.PUT('/api/v1/carteras/{id}/authority', {
          params: { path: { id }, header: { 'If-Match': etag } },
          body: { limits },
        }),
      ),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: keys.debtors.all });
      return cache.invalidateQueries({ queryKey: keys.portfolios.all });
    },
    meta: { quiet: true },
  });
}
