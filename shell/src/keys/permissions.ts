import { titleIn, useLanguage } from '@recobro/sdk';
import { useRead } from '../api/client';

/** Everything that can be permitted: of the system itself, and of the modules that are on. */
export const usePermissions = () => useRead('/api/v1/permissions', {}, { staleTime: 300_000 });

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
