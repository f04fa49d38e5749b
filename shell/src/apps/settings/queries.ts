import { type ApiClient, data, queryOptions, useApi, useMutation, useQueryClient } from '@recobro/sdk';
import type { ChosenSettings } from './schema';

export function settingsOptions({ api }: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['apps', id, 'settings'],
    queryFn: async ({ signal }) =>
      (await data(
        api.GET('/api/v1/apps/{id}/settings', { params: { path: { id } }, signal }),
      )) as ChosenSettings,
  });
}

/** Changes the settings of the version that was read; its refusal lands on the fields. */
export function useSaveSettings(id: string) {
  const { api } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, body }: { version: number; body: Record<string, unknown> }) =>
      (await data(
        api.PUT('/api/v1/apps/{id}/settings', {
          params: { path: { id }, header: { 'If-Match': `"${version}"` } },
          body,
        }),
      )) as ChosenSettings,
    onSuccess: (saved) => queries.setQueryData(['apps', id, 'settings'], saved),
    onSettled: () => queries.invalidateQueries({ queryKey: ['tracing-events'] }),
    meta: { quiet: true },
  });
}
