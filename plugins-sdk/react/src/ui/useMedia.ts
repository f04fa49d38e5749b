import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query is true, now and as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}

/** Narrower than a tablet: rows become two-line entries. */
export const useNarrow = () => useMedia('(max-width: 639px)');
