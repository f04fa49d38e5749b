import { DEFAULTS, type Preferences } from './preferences';
import { browserLanguage, forgetPreference, isLook, storedPreferences, storePreference } from './storage';

/** Sends a change to the server; undefined before sign-in. */
export type SavePreferences = (change: { [K in keyof Preferences]?: Preferences[K] | null }) => void;

/** The choices in force. What the server knows of a signed-in person wins over this browser's memory. */
export class PreferenceStore {
  private current: Preferences;
  private listeners = new Set<() => void>();

  constructor(
    server: Partial<Preferences>,
    private readonly save?: SavePreferences,
  ) {
    this.current = { ...firstVisit(), ...storedPreferences(), ...server };
  }

  snapshot = (): Preferences => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  choose<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    if (isLook(key)) storePreference(key, value as string);
    this.change({ [key]: value });
    this.save?.({ [key]: value });
  }

  reset(key: keyof Preferences): void {
    if (isLook(key)) forgetPreference(key);
    this.change({ [key]: firstVisit()[key] });
    this.save?.({ [key]: null });
  }

  private change(change: Partial<Preferences>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

function firstVisit(): Preferences {
  return { ...DEFAULTS, language: browserLanguage() ?? DEFAULTS.language };
}
