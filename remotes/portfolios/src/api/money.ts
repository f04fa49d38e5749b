import { type ApiError, useApi, useQuery, useSession } from '@recobro/sdk';
import { asking, keyOf, useRead, useWrite } from './client';
import type { NewPayment, PaymentPreview, Portfolio } from './types';

/** The caller's open till, null for none. */
export function useOwnTill(enabled = true) {
  const { me } = useSession();
  const read = useRead(
    '/api/v1/tills',
    { query: { user_id: [me.id], status: ['open'], pageSize: 1 } },
    { enabled },
  );
  return { ...read, till: read.data && (read.data[0] ?? null) };
}

/** The points of sale of the tenant. */
export const usePoints = (enabled = true) =>
  useRead('/api/v1/tills/points', {}, { enabled, staleTime: 60_000 });

/** What a payment would pay; asked again as the amount changes, and never kept. */
export function usePreview(body: NewPayment | undefined) {
  const client = useApi();
  return useQuery<PaymentPreview, ApiError>({
    queryKey: [...keyOf('/api/v1/payments', {}), 'preview', body],
    queryFn: async () => {
      if (!body) throw new Error('nothing to preview');
      return (await asking(client, 'POST', '/api/v1/payments/preview', { body })).data;
    },
    enabled: body !== undefined,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  });
}

const MOVED = ['/api/v1/deudores', '/api/v1/carteras', '/api/v1/tills'] as const;

/** Takes a payment into one's till. */
export const usePay = () => useWrite('POST', '/api/v1/payments', { quiet: true, changes: [...MOVED] });

/** The ways to take a payment back. */
export function useUndoPayment() {
  const undoing = { quiet: true, changes: [...MOVED] };
  return {
    reverse: useWrite('POST', '/api/v1/payments/{id}/reverse', undoing),
    refund: useWrite('POST', '/api/v1/payments/{id}/refund', undoing),
    'charge-back': useWrite('POST', '/api/v1/payments/{id}/charge-back', undoing),
  };
}

export type PaymentUndo = keyof ReturnType<typeof useUndoPayment>;

/** The most that the law allows a portfolio to charge today, as far as it is known. */
export function useCaps({ country, currency }: Pick<Portfolio, 'country' | 'currency'>) {
  const caps = useRead('/api/v1/carteras/caps', {}, { staleTime: 60_000 }).data ?? [];
  const today = new Date().toISOString().slice(0, 10);
  return caps.find((one) => one.country === country && one.currency === currency && one.from_on <= today);
}
