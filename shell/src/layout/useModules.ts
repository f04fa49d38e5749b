import { data, useApi, useQuery } from '@recobro/sdk';
import { useEffect } from 'react';
import type { ModuleEntry } from '../app/boot';
import { useServices } from '../app/servicesContext';

/** Follows which modules the tenant has on while the page is open: their navigation and routes come and go. */
export function useModules(): void {
  const { api } = useApi();
  const { boot, remotes } = useServices();
  const { data: modules } = useQuery({
    queryKey: ['modules'],
    queryFn: async () => (await data(api.GET('/api/v1/modules', {}))) as ModuleEntry[],
    initialData: boot.modules,
    staleTime: 60_000,
  });
  useEffect(() => {
    if (modules !== remotes.entries()) remotes.replace(modules);
  }, [modules, remotes]);
}
