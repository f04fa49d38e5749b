import { isLanguage, type Language } from '@recobro/sdk';
import { readCookie, writeCookie } from './cookies';
import { acceptPreferences, type Look } from './preferences';

const YEAR_DAYS = 365;

/** Cookie of each preference; the language stands in local storage too, under the same key. */
const KEYS: Record<keyof Look, string> = {
  theme: 'vite-ui-theme',
  font: 'font',
  direction: 'dir',
  language: 'vite-ui-language',
};

/** Names the remembered choices that are somebody's already; the others were made before sign-in. */
const OWNED = 'owned-preferences';

/** Choices this browser remembers. */
export function storedPreferences(): Partial<Look> {
  return acceptPreferences({
    theme: readCookie(KEYS.theme),
    font: readCookie(KEYS.font),
    direction: readCookie(KEYS.direction),
    language: localStorage.getItem(KEYS.language) ?? readCookie(KEYS.language),
  });
}

/** Remembers a choice for a year. */
export function storePreference(key: keyof Look, value: string): void {
  writeCookie(KEYS[key], value, YEAR_DAYS);
  if (key === 'language') localStorage.setItem(KEYS.language, value);
}

/** Choices made here before sign-in, which the user who signs in next keeps. */
export function pickedPreferences(): Partial<Look> {
  const owned = ownedKeys();
  const picked = Object.entries(storedPreferences()).filter(([key]) => isLook(key) && !owned.includes(key));
  return Object.fromEntries(picked);
}

/** The choices are somebody's now: the next person on this browser does not inherit them. */
export function markOwned(...keys: (keyof Look)[]): void {
  writeOwned([...new Set([...ownedKeys(), ...keys])]);
}

export function unmarkOwned(key: keyof Look): void {
  writeOwned(ownedKeys().filter((owned) => owned !== key));
}

function ownedKeys(): (keyof Look)[] {
  return (readCookie(OWNED) ?? '').split('.').filter(isLook);
}

function writeOwned(keys: (keyof Look)[]): void {
  writeCookie(OWNED, keys.join('.'), keys.length > 0 ? YEAR_DAYS : 0);
}

export function forgetPreference(key: keyof Look): void {
  writeCookie(KEYS[key], '', 0);
  if (key === 'language') localStorage.removeItem(KEYS.language);
}

/** The browser's language when it is one of ours. */
export function browserLanguage(wanted: string = navigator.language): Language | undefined {
  const language = wanted.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : undefined;
}

/** Whether a preference belongs to the look, which this browser remembers. */
export function isLook(key: string): key is keyof Look {
  return key in KEYS;
}
