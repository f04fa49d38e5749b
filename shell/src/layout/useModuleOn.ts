import { useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesContext';

/** Whether the tenant has a module on now. */
export function useModuleOn(id: string): boolean {
  const { remotes } = useServices();
  return useSyncExternalStore(remotes.subscribe, remotes.entries).some((module) => module.id === id);
}
