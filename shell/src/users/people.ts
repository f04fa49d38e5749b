import { type ApiClient, data, queryOptions } from '@recobro/sdk';

const SHOWN = 100;

/** The people of the tenant by name, to choose from and to name whom an id stands for. */
export function people({ api }: ApiClient) {
  return queryOptions({
    queryKey: ['core', 'users', 'people'],
    queryFn: ({ signal }) =>
      data(api.GET('/api/v1/users', { params: { query: { pageSize: SHOWN } }, signal })),
    staleTime: 300_000,
  });
}
