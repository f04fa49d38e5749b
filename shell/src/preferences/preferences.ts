import { type Density, isLanguage, type Language, type SavedView } from '@recobro/sdk';

export const THEMES = ['light', 'dark', 'system'] as const;
export const FONTS = ['inter', 'manrope', 'system'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const satisfies readonly Density[];
export const PAGE_SIZES = [10, 20, 25, 30, 40, 50, 100] as const;

export type ThemeChoice = (typeof THEMES)[number];
export type Font = (typeof FONTS)[number];
export type Direction = (typeof DIRECTIONS)[number];

/** What a person chose for the look of the product; a browser remembers it before sign-in too. */
export interface Look {
  theme: ThemeChoice;
  font: Font;
  direction: Direction;
  language: Language;
}

/** All that a person chose. What stands beside the look is known after sign-in alone. */
export interface Preferences extends Look {
  /** Ids of the navigation items that the sidebar hides. */
  sidebar: string[];
  density: Density;
  /** Null where each list shows as many rows as it has by itself. */
  page_size: number | null;
  /** The page that opens after sign-in. */
  start_page: string;
  /** Lists as they were saved, under a name. */
  views: SavedView[];
}

/** What applies when nothing was chosen. */
export const DEFAULTS: Preferences = {
  theme: 'system',
  font: 'inter',
  direction: 'ltr',
  language: 'es',
  sidebar: [],
  density: 'comfortable',
  page_size: null,
  start_page: '/',
  views: [],
};

const ACCEPTED: { [K in keyof Preferences]: (value: unknown) => value is Preferences[K] } = {
  theme: (value): value is ThemeChoice => THEMES.includes(value as ThemeChoice),
  font: (value): value is Font => FONTS.includes(value as Font),
  direction: (value): value is Direction => DIRECTIONS.includes(value as Direction),
  language: isLanguage,
  sidebar: (value): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  density: (value): value is Density => DENSITIES.includes(value as Density),
  page_size: (value): value is number => PAGE_SIZES.includes(value as (typeof PAGE_SIZES)[number]),
  start_page: (value): value is string => typeof value === 'string' && value.startsWith('/'),
  views: (value): value is SavedView[] => Array.isArray(value) && value.every(isView),
};

const isView = (one: Partial<SavedView> | null) =>
  typeof one?.list === 'string' && typeof one.name === 'string' && typeof one.query === 'string';

/** Keeps the choices that are among the listed ones; anything else is ignored. */
export function acceptPreferences(raw: Partial<Record<keyof Preferences, unknown>>): Partial<Preferences> {
  const entries = Object.entries(ACCEPTED).filter(([key, accepts]) => accepts(raw[key as keyof Preferences]));
  return Object.fromEntries(entries.map(([key]) => [key, raw[key as keyof Preferences]]));
}
