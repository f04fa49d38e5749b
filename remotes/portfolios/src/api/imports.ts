import { useApi, useLiveEvent, useQueryClient } from '@recobro/sdk';
import { keyOf, useRead, useWrite } from './client';
import type { ImportFile, ImportProgress } from './types';

const ALL = ['portfolios', 'imports'];
const keyOfImport = (id: string) => keyOf('/api/v1/imports/{id}', { path: { id } });

/** One import, kept current by live events while it runs. */
export function useImport(id = '') {
  const cache = useQueryClient();
  useLiveEvent('recobro.portfolios.import.progress', ({ subject, payload }) => {
    const change = (before?: ImportFile) => before && { ...before, progress: payload as ImportProgress };
    if (subject === id) cache.setQueryData(keyOfImport(id), change);
  });
  const learn = () => {
    for (const what of ['debtors', 'portfolios'])
      void cache.invalidateQueries({ queryKey: ['portfolios', what] });
  };
  useLiveEvent('recobro.portfolios.import.finished', learn);
  useLiveEvent('recobro.portfolios.import.undone', learn);
  return useRead('/api/v1/imports/{id}', { path: { id } }, { enabled: id !== '' });
}

/** The steps of an import answer with the import as it is then. */
const answers = ({ id }: ImportFile) => keyOfImport(id);

export const useCheck = () => useWrite('POST', '/api/v1/imports/{id}/check', { answers });
export const useStart = () => useWrite('POST', '/api/v1/imports/{id}/start', { answers });
export const useCancel = () => useWrite('POST', '/api/v1/imports/{id}/cancel', { answers });
export const useUndo = () => useWrite('POST', '/api/v1/imports/{id}/undo', { answers, quiet: true });
export const useImportMended = () => useWrite('POST', '/api/v1/imports/{id}/mended', { answers });
export const useSetFormat = () => useWrite('PATCH', '/api/v1/imports/{id}/format', { answers });
export const useSetMapping = () => useWrite('PUT', '/api/v1/imports/{id}/mapping', { answers });

/** Sends a file into a portfolio, telling how much has gone. */
export function useUpload(portfolioId: string) {
  const { upload } = useApi();
  const cache = useQueryClient();
  return async (
    file: File,
    onProgress: (sent: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<ImportFile> => {
    const form = new FormData();
    form.append('portfolio_id', portfolioId);
    form.append('file', file);
    const created = await upload<ImportFile>('/api/v1/imports', form, { onProgress, signal });
    cache.setQueryData(keyOfImport(created.id), created);
    void cache.invalidateQueries({ queryKey: ALL, refetchType: 'none' });
    return created;
  };
}
