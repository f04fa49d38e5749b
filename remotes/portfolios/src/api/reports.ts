import { useApi, useQueryClient } from '@recobro/sdk';
import { useRead, useWrite } from './client';

const MOVED = ['/api/v1/deudores', '/api/v1/carteras'] as const;

/** The reported payments that wait to be verified. */
export const useReported = (debtorId?: string, enabled = true) =>
  useRead(
    '/api/v1/payments',
    { query: { status: ['reported', 'verifying'], debtor_id: debtorId, pageSize: 100, sort: '-created_at' } },
    { enabled },
  );

/** The files that prove a payment. */
export const useProofs = (id: string, enabled = true) =>
  useRead('/api/v1/payments/{id}/proof', { path: { id }, query: { pageSize: 10 } }, { enabled });

/** Tells of a payment that was made elsewhere. */
export const useReport = () => useWrite('POST', '/api/v1/payments/reports', { quiet: true });

/** Says whether the money has come. */
export const useDecideReport = () => ({
  verify: useWrite('POST', '/api/v1/payments/{id}/verify', { quiet: true, changes: [...MOVED] }),
  reject: useWrite('POST', '/api/v1/payments/{id}/reject', { quiet: true }),
});

/** Sends a file that proves a payment. */
export function useProve() {
  const { upload } = useApi();
  const cache = useQueryClient();
  return async (id: string, file: File) => {
    const form = new FormData();
    form.append('file', file);
    await upload(`/api/v1/payments/${id}/proof`, form, {});
    await cache.invalidateQueries({ queryKey: ['portfolios', 'payments'] });
  };
}
