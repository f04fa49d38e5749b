import { data, useApi, useMutation, useQuery, useQueryClient } from '@recobro/sdk';
import type { ChosenSettings } from './schema';

/** What a company has chosen for an app that lets it choose something. */
export function useAppSettings(id: string, enabled: boolean) {
  const { api } = useApi();
  return useQuery({
    queryKey: ['apps', id, 'settings'],
    enabled,
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
