import { isLanguage, type Language, type Me } from '@recobro/sdk';
import { acceptPreferences, DEFAULTS, type Look, type Preferences } from './preferences';
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

/** What is known of a signed-in person's choices. */
export interface KnownChoices {
  /** What the server knows of their choices. */
  chosen: Partial<Preferences>;
  /** In which the product speaks to them until they choose. */
  language: Language | undefined;
}

/** A signed-in person as far as choices go. */
export interface Chooser extends KnownChoices {
  /** Sends a change to the server. */
  save: (change: Change) => Promise<unknown>;
}

/**
 * The choices in force. Before sign-in they are this browser's; afterwards the person's, who keeps what was picked
 * here before the sign-in, unless they had chosen otherwise elsewhere.
 */
export class PreferenceStore {
  private current: Preferences;
  private listeners = new Set<() => void>();

  constructor(private readonly chooser?: Chooser) {
    this.current = initialPreferences(chooser);
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
    this.change({ [key]: this.chooser ? DEFAULTS[key] : usualPreferences()[key] });
    this.save({ [key]: null });
  }

  /** The choice applies on this page even when the server cannot be reached. */
  private save(change: Change): void {
    this.chooser?.save(change).catch(() => {});
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

/** The choices before anything is changed on a page. */
export function initialPreferences(chooser?: KnownChoices): Preferences {
  const usual = usualPreferences(chooser);
  return chooser
    ? { ...usual, ...pickedPreferences(), ...chooser.chosen }
    : { ...usual, ...storedPreferences() };
}

/** What the host knows of a person's choices. */
export function knownChoices(me: Me): KnownChoices {
  return {
    chosen: acceptPreferences(me.preferences ?? {}),
    language: isLanguage(me.language) ? me.language : undefined,
  };
}

/** What applies when nothing was chosen. */
function usualPreferences(chooser?: KnownChoices): Preferences {
  const language = chooser ? chooser.language : browserLanguage();
  return { ...DEFAULTS, language: language ?? DEFAULTS.language };
}
