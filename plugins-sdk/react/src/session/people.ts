import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, list } from '../api/client';
import { useApi } from '../api/context';
import { everyPage } from '../api/everyPage';

/** Somebody of the tenant, as whoever works with them sees them. */
export interface Person {
  id: string;
  username: string;
  display_name: string;
}

const PAGE_SIZE = 100;

const options = ({ api }: ApiClient) =>
  queryOptions({
    queryKey: ['core', 'users', 'people'],
    queryFn: ({ signal }) =>
      everyPage<Person>((cursor) =>
        list(api.GET('/api/v1/users', { params: { query: { pageSize: PAGE_SIZE, cursor } }, signal })),
      ),
    staleTime: 300_000,
  });

/** The people of the tenant, to choose from and to name whom an id stands for. */
export function usePeople(enabled = true) {
  return useQuery({ ...options(useApi()), enabled });
}
