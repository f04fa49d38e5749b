import { useRead, useWrite } from './client';

const MOVED = ['/api/v1/payments', '/api/v1/promesas', '/api/v1/plans', '/api/v1/contacts'] as const;

/** Who was merged into a debtor. */
export const useMerges = (id: string) => useRead('/api/v1/deudores/{id}/merges', { path: { id } });

/** Debtors who may be the same person. */
export const useDuplicates = (id: string) => useRead('/api/v1/deudores/{id}/duplicates', { path: { id } });

/** What a merge would come to. */
export const useMergePreview = (id: string, otherId: string) =>
  useRead('/api/v1/deudores/{id}/merge', { path: { id }, query: { other_id: otherId } }, { gcTime: 0 });

/** The ways to make one debtor of two, and two again. */
export const useMerging = () => ({
  merge: useWrite('POST', '/api/v1/deudores/{id}/merge', { quiet: true, changes: [...MOVED] }),
  split: useWrite('POST', '/api/v1/deudores/{id}/split', { quiet: true, changes: [...MOVED] }),
});
