import { useTranslation } from '@recobro/sdk';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesContext';

/**
 * Names of the record's lines in the user's language: the shell's own, and those that each module brings with its
 * screens. While a module's texts are on their way, and for one that has none, the line keeps its raw name.
 */
export function useEventName(): (name: string) => string {
  const { remotes } = useServices();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  const namespaces = useMemo(
    () => ['translation', ...new Set(modules.flatMap(({ ui }) => ui.namespaces ?? []))],
    [modules],
  );
  const { t } = useTranslation(namespaces, { nsMode: 'fallback', useSuspense: false });
  return useCallback((name) => t(`tracing.names.${name}`, { defaultValue: name }), [t]);
}
