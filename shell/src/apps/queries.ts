import {
  type ApiClient,
  data,
  queryOptions,
  type Titles,
  useApi,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
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
  /** Moment it came to its state. */
  since: string;
  /** Processes lost since the host started. */
  restarts: number;
  connected: boolean;
  /** Cannot be turned off. */
  required: boolean;
  /** Why it failed, when it did. */
  cause?: string;
  log?: string[];
}

/** Rows that a permission reaches. */
export type GrantScope = 'all' | 'team' | 'own';

/** A right that an app declares, with the roles that hold it from the start. */
export interface AppPermission {
  name: string;
  title: Titles;
  /** Shows personal data. */
  pii: boolean;
  grants: Record<string, GrantScope>;
}

/** A module with what it asks for and what it adds. */
export interface AppDetail extends InstalledApp {
  permissions: AppPermission[];
  fields: { name: string; class: string }[];
  prefixes: string[];
  open: string[];
  publishes: string[];
  consumes: string[];
  screens: { path: string; title?: Titles; permission?: string }[];
  slots: string[];
  /** There is something to set. */
  settings: boolean;
}

const KEY = ['apps'];

export function appOptions({ api }: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: async () => (await data(api.GET('/api/v1/apps', {}))) as InstalledApp[],
  });
}

export function oneAppOptions({ api }: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...KEY, id],
    queryFn: async ({ signal }) =>
      (await data(api.GET('/api/v1/apps/{id}', { params: { path: { id } }, signal }))) as AppDetail,
    retry: false,
  });
}

/** The names of the people who work in an app now, but one's own. */
export function useAtWork(id: string) {
  const { api } = useApi();
  const { me } = useSession();
  return useQuery({
    queryKey: [...KEY, id, 'people'],
    queryFn: async ({ signal }) => {
      const at = await data(api.GET('/api/v1/apps/{id}/people', { params: { path: { id } }, signal }));
      const ids = (at ?? []).map(({ user_id }) => user_id).filter((one) => one !== me.id);
      if (ids.length === 0) return [];
      const query = { id: ids, pageSize: 100 };
      const users = await data(api.GET('/api/v1/users', { params: { query }, signal }));
      return (users ?? []).map(({ display_name }) => display_name);
    },
    staleTime: 0,
    meta: { quiet: true },
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
