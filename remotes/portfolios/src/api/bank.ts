import { useApi, useLiveEvent, useQueryClient } from '@recobro/sdk';
import { useEffect } from 'react';
import { keyOf, useRead, useWrite } from './client';
import type { BankFile } from './types';

const ALL = ['portfolios', 'bank_files'];
const keyOfFile = (id: string) => keyOf('/api/v1/payments/files/{id}', { path: { id } });
const answers = ({ id }: BankFile) => keyOfFile(id);
const MOVED = ['/api/v1/payments', '/api/v1/deudores', '/api/v1/carteras'] as const;

/** One bank file, kept current by live events while it is worked on. */
export function useBankFile(id: string) {
  const cache = useQueryClient();
  useLiveEvent('recobro.portfolios.bank_file.progress', ({ subject }) => {
    if (subject === id) void cache.invalidateQueries({ queryKey: keyOfFile(id) });
  });
  // Small files are done before the answer that they were begun is here: what says so by events alone would be missed.
  const read = useRead('/api/v1/payments/files/{id}', { path: { id } });
  const { refetch } = read;
  const working = read.data?.status === 'matching' || read.data?.status === 'posting';
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(() => void refetch(), 1_000);
    return () => clearInterval(timer);
  }, [working, refetch]);
  return read;
}

/** What is done with a bank file as a whole. */
export const useBankColumns = () => useWrite('PUT', '/api/v1/payments/files/{id}/columns', { answers });
export const useBankFormat = () => useWrite('PATCH', '/api/v1/payments/files/{id}/format', { answers });
export const usePostAll = () => useWrite('POST', '/api/v1/payments/files/{id}/post', { answers });
export const useCancelFile = () => useWrite('POST', '/api/v1/payments/files/{id}/cancel', { answers });

/** What is decided on one line. */
export function useDecideLine() {
  const at = '/api/v1/payments/files/{id}/lines/{line}';
  return {
    confirm: useWrite('POST', `${at}/confirm`, { changes: [...MOVED] }),
    skip: useWrite('POST', `${at}/skip`, {}),
    restore: useWrite('POST', `${at}/restore`, {}),
  };
}

/** Sends a file of a bank, telling how much has gone. */
export function useSendBankFile() {
  const { upload } = useApi();
  const cache = useQueryClient();
  return async (
    bank: string,
    currency: string,
    file: File,
    onProgress: (sent: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<BankFile> => {
    const form = new FormData();
    form.append('bank', bank);
    form.append('currency', currency);
    form.append('file', file);
    const created = await upload<BankFile>('/api/v1/payments/files', form, { onProgress, signal });
    cache.setQueryData(keyOfFile(created.id), created);
    void cache.invalidateQueries({ queryKey: ALL, refetchType: 'none' });
    return created;
  };
}
