import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PreferenceStore } from './PreferenceStore';
import type { Preferences } from './preferences';

const PreferencesContext = createContext<PreferenceStore | undefined>(undefined);

export const PreferencesProvider = PreferencesContext.Provider;

export function usePreferenceStore(): PreferenceStore {
  const store = useContext(PreferencesContext);
  if (!store) throw new Error('usePreferenceStore needs a PreferencesProvider above it');
  return store;
}

/** The choices in force; the component follows their changes. */
export function usePreferences(): Preferences {
  const store = usePreferenceStore();
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
