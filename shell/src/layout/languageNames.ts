import type { Language } from '@recobro/sdk';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English', pt: 'Português' };
