import { data, queryOptions, type Titles, useApi, useQuery } from '@recobro/sdk';

/** A module that the tenant has off. */
export interface AwayModule {
  id: string;
  title: Titles;
  description: Titles;
  /** Pages that it would show. */
  paths: string[];
  /** Places of other screens that it would fill. */
  slots: string[];
}

/** The modules that the tenant has off; read again when one is turned on or off. */
export function useAway() {
  const { api } = useApi();
  return useQuery(
    queryOptions({
      queryKey: ['modules', 'away'],
      queryFn: async ({ signal }) =>
        (await data(api.GET('/api/v1/modules/away', { signal }))) as AwayModule[],
      meta: { quiet: true },
    }),
  );
}
