import { type ApiError, useApi, useQuery } from '@recobro/sdk';
import { asking, keyOf, useList, useRead, useWrite } from './client';
import type { OfferDraft, OfferedTerms, Plan } from './types';

/** A debtor's plans, the latest first. */
export const usePlans = (debtorId: string, enabled = true) =>
  useRead('/api/v1/plans', { query: { debtor_id: debtorId, pageSize: 5 } }, { enabled });

/** The plans that wait for approval, the oldest first. */
export const useWaitingPlans = (portfolioId: string | undefined, enabled: boolean) =>
  useList(
    '/api/v1/plans',
    {
      query: {
        page: 1,
        pageSize: 20,
        sort: 'created_at',
        status: ['awaiting_approval'],
        portfolio_id: portfolioId ? [portfolioId] : [],
      },
    },
    { enabled, quiet: true }, // the list says what is wrong
  );

/** What an offer is asked for: without a rule the closest, without debts all in the portfolio's currency. */
export interface OfferAsked {
  rule_id?: string;
  debt_ids?: string[];
}

/** What may be offered to a debtor; the region before stands in for the next while that is on its way. */
export const useRegion = (debtorId: string, asked: OfferAsked) =>
  useRead(
    '/api/v1/offers/region',
    { query: { debtor_id: debtorId, ...asked } },
    { gcTime: 0, placeholderData: (before) => before },
  );

/** What terms come to; asked again as they change, and never kept. */
export function useProposal(body: OfferDraft) {
  const client = useApi();
  return useQuery<OfferedTerms, ApiError>({
    queryKey: [...keyOf('/api/v1/offers', {}), 'simulate', body],
    queryFn: async () => (await asking(client, 'POST', '/api/v1/offers/simulate', { body })).data,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  });
}

const MOVED = ['/api/v1/deudores', '/api/v1/carteras', '/api/v1/offers'] as const;

/** Signs an offer, and agrees to it. */
export function useAgree(says: (plan: Plan) => string) {
  const sign = useWrite('POST', '/api/v1/offers', { quiet: true });
  const agree = useWrite('POST', '/api/v1/plans', { quiet: true, changes: [...MOVED], says });
  return async (body: OfferDraft, reason: string) => {
    const offer = await sign.mutateAsync({ body });
    return agree.mutateAsync({ body: { offer: offer.token, debtor_id: offer.debtor_id, reason } });
  };
}

/** What may be done with a plan. */
export function usePlanActs() {
  const doing = { quiet: true, changes: [...MOVED] };
  return {
    approve: useWrite('POST', '/api/v1/plans/{id}/approve', doing),
    suspend: useWrite('POST', '/api/v1/plans/{id}/suspend', doing),
    resume: useWrite('POST', '/api/v1/plans/{id}/resume', doing),
    refuse: useWrite('POST', '/api/v1/plans/{id}/refuse', doing),
    cancel: useWrite('POST', '/api/v1/plans/{id}/cancel', doing),
  };
}

/** The rules of a portfolio and those of all portfolios. */
export const useRules = (portfolioId: string, enabled = true) =>
  useRead('/api/v1/offers/rules', { query: { portfolio_id: portfolioId } }, { enabled });
