import { type HistoryWords, useHistoryWords } from '@recobro/sdk/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesContext';

/** The texts in which the record is told: those that each module brings with its screens. */
export function useRecordNamespaces(): string[] {
  const { remotes } = useServices();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  return useMemo(() => [...new Set(modules.flatMap(({ ui }) => ui.namespaces ?? []))], [modules]);
}

/** Words for the record's lines in the user's language. */
export function useRecordWords(): HistoryWords {
  return useHistoryWords(useRecordNamespaces());
}
