import { type UploadOptions, useApi, useQueryClient } from '@recobro/sdk';
import { usePages, useWrite } from './client';
import type { DebtorDocument } from './types';

/** The documents of a debtor, the latest first. */
export const useDocuments = (id: string, enabled: boolean) =>
  usePages('/api/v1/deudores/{id}/documents', { path: { id }, query: { pageSize: 10 } }, { enabled });

/** The ways to change and remove documents. */
export const useFiling = () => ({
  change: useWrite('PATCH', '/api/v1/deudores/{id}/documents/{document}', { quiet: true }),
  remove: useWrite('DELETE', '/api/v1/deudores/{id}/documents/{document}', { quiet: true }),
});

/** Where the content of a document is. */
export const contentOf = ({ debtor_id, id }: DebtorDocument) =>
  `/api/v1/deudores/${debtor_id}/documents/${id}/content`;

/** Sends a document of a debtor. */
export function useSendDocument(debtorId: string) {
  const { upload } = useApi();
  const cache = useQueryClient();
  return async (kind: string, file: File, options: UploadOptions) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', file);
    const made = await upload<DebtorDocument>(`/api/v1/deudores/${debtorId}/documents`, form, options);
    await cache.invalidateQueries({ queryKey: ['portfolios', 'debtors'] });
    return made;
  };
}
