import { useEffect } from 'react';
import { useRead } from '../api/client';
import { useServices } from '../app/servicesContext';

/** Follows which modules the tenant has on while the page is open: their navigation and routes come and go. */
export function useModules(): void {
  const { boot, remotes } = useServices();
  const held = { initialData: boot.modules, staleTime: 60_000 };
  const { data: modules = boot.modules } = useRead('/api/v1/modules', {}, held);
  useEffect(() => {
    if (modules !== remotes.entries()) remotes.replace(modules);
  }, [modules, remotes]);
}
