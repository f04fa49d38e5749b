import { usePages, useRead, useWrite } from './client';

/** The notes on a debtor, the pinned ones first. */
export const useNotes = (id: string, enabled: boolean) =>
  usePages('/api/v1/deudores/{id}/notes', { path: { id }, query: { pageSize: 10 } }, { enabled });

/** The users who may be mentioned in a note on a debtor. */
export const useMentionable = (id: string, enabled: boolean) =>
  useRead('/api/v1/deudores/{id}/notes/mentionable', { path: { id } }, { enabled, staleTime: 60_000 });

/** The ways to write notes. */
export const useNoting = () => ({
  add: useWrite('POST', '/api/v1/deudores/{id}/notes', { quiet: true }),
  change: useWrite('PATCH', '/api/v1/deudores/{id}/notes/{note}', { quiet: true }),
  pin: useWrite('PATCH', '/api/v1/deudores/{id}/notes/{note}'),
  remove: useWrite('DELETE', '/api/v1/deudores/{id}/notes/{note}', { quiet: true }),
});
