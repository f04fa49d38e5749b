import { LANGUAGES, type Language } from '@recobro/sdk';
import { createInstance, type i18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

/**
 * Translations come from /locales/{language}/{namespace}.json. The version in the address busts caches after
 * an upgrade; a text that a language lacks is shown in Spanish.
 */
export async function createI18n(language: Language, version: string, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'es',
      supportedLngs: LANGUAGES,
      ns: namespaces,
      defaultNS: 'translation',
      load: 'languageOnly',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      backend: {
        loadPath: `/locales/{{lng}}/{{ns}}.json?v=${encodeURIComponent(version)}`,
        requestOptions: { cache: 'no-cache' },
      },
    });
  return instance;
}
