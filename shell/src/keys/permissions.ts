import { data, type Titles, titleIn, useApi, useLanguage, useQuery } from '@recobro/sdk';

/** What one part of the product lets people do, in words. */
export interface Part {
  id: string;
  title: Titles;
  permissions: { name: string; title: Titles }[];
}

/** Everything that can be permitted: of the system itself, and of the modules that are on. */
export function usePermissions() {
  const { api } = useApi();
  return useQuery({
    queryKey: ['permissions'],
    queryFn: async ({ signal }) => (await data(api.GET('/api/v1/permissions', { signal }))) as Part[],
    staleTime: 300_000,
  });
}

/** Names permissions in the reader's language; one of a module that is off keeps the name it has in the API. */
export function usePermissionWords(): (name: string) => string {
  const language = useLanguage();
  const { data: parts = [] } = usePermissions();
  const titles = new Map(parts.flatMap(({ permissions }) => permissions.map((one) => [one.name, one.title])));
  return (name) => {
    const title = titles.get(name);
    return title ? titleIn(title, language) : name;
  };
}
