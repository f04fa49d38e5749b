import {
  data,
  keepPreviousData,
  list,
  useApi,
  useLiveEvent,
  useMutation,
  useQuery,
  useQueryClient,
  useSaveFile,
} from '@recobro/sdk';
import type { FormatChange, ImportFile, ImportProgress } from './importTypes';
import { keys } from './keys';

const PROGRESS_EVENT = 'recobro.portfolios.import.progress';
const FINISHED_EVENT = 'recobro.portfolios.import.finished';
const UNDONE_EVENT = 'recobro.portfolios.import.undone';

export function useImports(portfolioId: string, page: number) {
  const { api } = useApi();
  const query = { portfolio_id: portfolioId, page, pageSize: 10, sort: '-created_at' };
  return useQuery({
    queryKey: keys.imports.list(query),
    queryFn: ({ signal }) => list(api.GET('/api/v1/imports', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One import, kept current by live events while it runs. */
export function useImport(id: string | undefined) {
  const { api } = useApi();
  const cache = useQueryClient();
  const key = keys.imports.one(id ?? '');
  useLiveEvent(PROGRESS_EVENT, (event) => {
    if (event.subject !== id) return;
    cache.setQueryData<ImportFile>(
      key,
      (before) => before && { ...before, progress: event.payload as ImportProgress },
    );
  });
  const learn = () => {
    void cache.invalidateQueries({ queryKey: keys.debtors.all });
    void cache.invalidateQueries({ queryKey: keys.portfolios.all });
  };
  useLiveEvent(FINISHED_EVENT, learn);
  useLiveEvent(UNDONE_EVENT, learn);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/imports/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: id !== undefined,
  });
}

export function useRejections(id: string, page: number, enabled: boolean) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.imports.rejections(id, page),
    queryFn: ({ signal }) =>
      list(
        api.GET('/api/v1/imports/{id}/rejections', {
          params: { path: { id }, query: { page, pageSize: 10 } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The steps of an import that change it; each answer is the import as it is then. */
export function useImportSteps(file: ImportFile) {
  const { api } = useApi();
  const cache = useQueryClient();
  const path = { id: file.id };
  const seen = { path, header: { 'If-Match': `"${file.version}"` } };
  const learn = (answer: ImportFile) => {
    cache.setQueryData(keys.imports.one(file.id), answer);
    return cache.invalidateQueries({ queryKey: keys.imports.all, refetchType: 'none' });
  };
  const step = <B>(call: (body: B) => Promise<ImportFile>) => ({
    mutationFn: (body: B) => call(body),
    onSuccess: learn,
  });
  return {
    format: useMutation(
      step((body: FormatChange) =>
        data(api.PATCH('/api/v1/imports/{id}/format', { params: seen, body: body })),
      ),
    ),
    mapping: useMutation(
      step((mapping: string[]) =>
        data(api.PUT('/api/v1/imports/{id}/mapping', { params: seen, body: { mapping } })),
      ),
    ),
    check: useMutation(
      step((_: undefined) => data(api.POST('/api/v1/imports/{id}/check', { params: { path } }))),
    ),
    start: useMutation(
      step((_: undefined) => data(api.POST('/api/v1/imports/{id}/start', { params: { path } }))),
    ),
    cancel: useMutation(
      step((_: undefined) => data(api.POST('/api/v1/imports/{id}/cancel', { params: { path } }))),
    ),
    undo: useMutation({
      ...step((_: undefined) => data(api.POST('/api/v1/imports/{id}/undo', { params: { path } }))),
      meta: { quiet: true },
    }),
    importMended: useMutation({
      mutationFn: () => data(api.POST('/api/v1/imports/{id}/mended', { params: { path } })),
      onSuccess: (made: ImportFile) => {
        cache.setQueryData(keys.imports.one(made.id), made);
        return cache.invalidateQueries({ queryKey: keys.imports.all, refetchType: 'none' });
      },
    }),
  };
}

/** One rejected row, to be mended. */
export function useRejectedRow(id: string, line: number | undefined) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.imports.row(id, line ?? 0),
    queryFn: ({ signal }) =>
      data(
        api.GET('/api/v1/imports/{id}/rejections/{line}', {
          params: { path: { id, line: String(line ?? 0) } },
          signal,
        }),
      ),
    enabled: line !== undefined,
  });
}

/** Keeps a row as it was mended; what is still at fault is refused at its column. */
export function useMendRow(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ line, values }: { line: number; values: string[] }) =>
      data(
        api.PUT('/api/v1/imports/{id}/rejections/{line}', {
          params: { path: { id, line: String(line) } },
          body: { values },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.imports.all }),
    meta: { quiet: true },
  });
}

/** The creditor's saved mappings that fit a file. */
export function useFittingMappings(id: string) {
  const { api } = useApi();
  return useQuery({
    queryKey: keys.imports.mappings(id),
    queryFn: async ({ signal }) =>
      (await data(api.GET('/api/v1/imports/{id}/mappings', { params: { path: { id } }, signal }))) ?? [],
  });
}

/** Saves a mapping for the creditor's next files, or forgets one. */
export function useSavedMappings(id: string) {
  const { api } = useApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: keys.imports.mappings(id) });
  return {
    save: useMutation({
      mutationFn: (body: { name: string; mapping: string[] }) =>
        data(api.POST('/api/v1/imports/{id}/mappings', { params: { path: { id } }, body })),
      onSuccess,
    }),
    drop: useMutation({
      mutationFn: (mapping: string) =>
        api.DELETE('/api/v1/imports/{id}/mappings/{mapping}', { params: { path: { id, mapping } } }),
      onSuccess,
    }),
  };
}

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
    cache.setQueryData(keys.imports.one(created.id), created);
    void cache.invalidateQueries({ queryKey: keys.imports.all, refetchType: 'none' });
    return created;
  };
}

/** Fetches the rejected rows as the file they came from, with the reason in each line, and hands it to the browser. */
export function useDownloadRejections() {
  const save = useSaveFile();
  return ({ id, file_name }: ImportFile): Promise<void> =>
    save(`/api/v1/imports/${id}/rejections.csv`, `${file_name.replace(/\.[^.]+$/, '')}-rejected.csv`);
}
