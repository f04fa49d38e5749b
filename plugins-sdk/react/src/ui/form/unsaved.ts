import { useBlocker } from '@recobro/sdk';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';

/** Called by a form with whether it has unsaved work, so that the panel around it asks before closing. */
export const UnsavedContext = createContext<((unsaved: boolean) => void) | undefined>(undefined);

/** Keeps unsaved work from being left by mistake: by a link, by closing the tab, by closing the panel around it. */
export function useUnsavedGuard(unsaved: boolean) {
  const tellPanel = useContext(UnsavedContext);
  // Not after the paint: Escape may follow the first letter at once.
  useLayoutEffect(() => {
    tellPanel?.(unsaved);
    return () => tellPanel?.(false);
  }, [tellPanel, unsaved]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
