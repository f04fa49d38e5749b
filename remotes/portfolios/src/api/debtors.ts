import { useApi } from '@recobro/sdk';
import { asking, useRead } from './client';

/** The tags that debtors are sorted by. */
export const useTags = () => useRead('/api/v1/deudores/tags', {}, { staleTime: 60_000 });

/** What waits for approval on a debtor's debts. */
export const useWaiting = (id: string) =>
  useRead('/api/v1/deudores/{id}/adjustments', {
    path: { id },
    query: { status: 'waiting', pageSize: 100 },
  });

/** The adjustments of any debtor that wait for approval, the oldest first: those that one asked for oneself are among them. */
export const useWaitingAdjustments = (portfolioId: string | undefined, enabled: boolean) =>
  useRead(
    '/api/v1/deudores/adjustments',
    {
      query: {
        status: 'waiting',
        pageSize: 100,
        sort: 'created_at',
        ...(portfolioId && { portfolio_id: portfolioId }),
      },
    },
    { enabled },
  );

/** Opens a covered datum; the opening is recorded, so the answer is never kept. */
export function useReveal(id: string) {
  const client = useApi();
  return (body: { field: 'national_id' } | { field: 'phone'; phone_id: string }): Promise<string> =>
    asking(client, 'POST', '/api/v1/deudores/{id}/reveal', { path: { id }, body }).then(
      ({ data }) => data.value,
    );
}
