import { useTranslation } from 'react-i18next';

export { useTranslation } from 'react-i18next';

/** Languages of the product; pt is Brazilian Portuguese. */
export const LANGUAGES = ['es', 'en', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The language on screen. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : 'es';
}

/** Text of a manifest: one entry per language. */
export type Titles = Partial<Record<Language, string>>;

/** The title in the given language, else the first that there is. */
export function titleIn(titles: Titles, language: Language): string {
  return titles[language] ?? titles.es ?? Object.values(titles)[0] ?? '';
}
