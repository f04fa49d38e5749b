import type { Language } from '@recobro/sdk';
import { DEFAULTS, type Look, type Preferences } from './preferences';
import {
  browserLanguage,
  forgetPreference,
  isLook,
  markOwned,
  pickedPreferences,
  storedPreferences,
  storePreference,
  unmarkOwned,
} from './storage';

type Change = { [K in keyof Preferences]?: Preferences[K] | null };

/** A signed-in person as far as choices go. */
export interface Chooser {
  /** What the server knows of their choices. */
  chosen: Partial<Preferences>;
  /** In which the product speaks to them until they choose. */
  language: Language | undefined;
  /** Sends a change to the server. */
  save: (change: Change) => Promise<unknown>;
}

/**
 * The choices in force. Before sign-in they are this browser's; afterwards the person's, who takes along what was picked
 * here before the sign-in, unless they had chosen otherwise elsewhere.
 */
export class PreferenceStore {
  private current: Preferences;
  private listeners = new Set<() => void>();

  constructor(private readonly chooser?: Chooser) {
    this.current = chooser
      ? { ...this.usual(), ...pickedPreferences(), ...chooser.chosen }
      : { ...this.usual(), ...storedPreferences() };
    if (chooser) void this.takeAlong(chooser).catch(() => {}); // the next page tries again
  }

  snapshot = (): Preferences => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  choose<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    if (isLook(key)) this.remember(key, value as string);
    this.change({ [key]: value });
    this.save({ [key]: value });
  }

  reset(key: keyof Preferences): void {
    if (isLook(key)) {
      forgetPreference(key);
      unmarkOwned(key);
    }
    this.change({ [key]: this.chooser ? DEFAULTS[key] : this.usual()[key] });
    this.save({ [key]: null });
  }

  /** The choice holds on this page even when the server cannot be reached. */
  private save(change: Change): void {
    this.chooser?.save(change).catch(() => {});
  }

  /** What holds when nothing was chosen. */
  private usual(): Preferences {
    const language = this.chooser ? this.chooser.language : browserLanguage();
    return { ...DEFAULTS, language: language ?? DEFAULTS.language };
  }

  private remember(key: keyof Look, value: string): void {
    storePreference(key, value);
    if (this.chooser) markOwned(key);
    else unmarkOwned(key);
  }

  /** Writes what was picked before sign-in to the server, once; when that fails, the next page tries again. */
  private async takeAlong({ chosen, save }: Chooser): Promise<void> {
    const picked = pickedPreferences();
    const keys = Object.keys(picked).filter(isLook);
    const fresh = keys.filter((key) => !(key in chosen));
    markOwned(...keys.filter((key) => key in chosen));
    if (fresh.length === 0) return;
    await save(Object.fromEntries(fresh.map((key) => [key, picked[key]])));
    markOwned(...fresh);
  }

  private change(change: Partial<Preferences>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
