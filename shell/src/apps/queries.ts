import {
  type ApiClient,
  data,
  queryOptions,
  type Titles,
  useApi,
  useMutation,
  useQueryClient,
} from '@recobro/sdk';

/** How the process of a module is doing. */
export type AppState = 'installed' | 'starting' | 'ready' | 'degraded' | 'backoff' | 'failed' | 'disabled';

/** A module of the installation, as the tenant sees it. */
export interface InstalledApp {
  id: string;
  version: string;
  title: Titles;
  description?: Titles;
  state: AppState;
  connected: boolean;
  /** Cannot be turned off. */
  required: boolean;
  /** Why it failed, when it did. */
  cause?: string;
  log?: string[];
}

const KEY = ['apps'];

export function appOptions({ api }: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: async () => (await data(api.GET('/api/v1/apps', {}))) as InstalledApp[],
  });
}

/** Turns a module on or off for the tenant. */
export function useConnectApp() {
  const { api } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, connected }: { id: string; connected: boolean }) =>
      data(api.PATCH('/api/v1/apps/{id}', { params: { path: { id } }, body: { connected } })),
    onSettled: () =>
      Promise.all([KEY, ['modules']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
