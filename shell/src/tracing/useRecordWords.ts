import { titleIn, useLanguage } from '@recobro/sdk';
import { type HistoryWords, useHistoryWords } from '@recobro/sdk/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useRead } from '../api/client';
import { useServices } from '../app/servicesContext';

/** The texts that the record is shown with: those that each module brings with its screens. */
export function useRecordNamespaces(): string[] {
  const { remotes } = useServices();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  return useMemo(() => [...new Set(modules.flatMap(({ ui }) => ui.namespaces ?? []))], [modules]);
}

/** The core and every module, on or off, with the kinds of records that their lines are about. */
export const useRecordParts = () => useRead('/api/v1/record-kinds', {}, { quiet: true }).data;

/** Words for the record's lines in the user's language. A module that is off is called by its title. */
export function useRecordWords(): HistoryWords {
  const words = useHistoryWords(useRecordNamespaces());
  const parts = useRecordParts();
  const language = useLanguage();
  return useMemo(() => {
    const titles = new Map(parts?.map(({ module, title }) => [module, titleIn(title, language)]));
    const area = (module: string) => {
      const own = words.area(module);
      return own === module ? (titles.get(module) ?? module) : own;
    };
    return { ...words, area };
  }, [words, parts, language]);
}
