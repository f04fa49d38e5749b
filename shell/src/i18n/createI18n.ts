import { LANGUAGES, type Language } from '@recobro/sdk';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Translations come from /locales/{language}/{namespace}.json. The version in the address busts caches after
 * an upgrade; a text that a language lacks is shown in Spanish.
 */
export async function createI18n(language: Language, version: string, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(fromHost(version))
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
    });
  return instance;
}

/** Fetches a namespace; what cannot be fetched is reported to i18next, which falls back to Spanish. */
function fromHost(version: string): BackendModule {
  return {
    type: 'backend',
    init() {},
    read(language, namespace, answer) {
      fetch(`/locales/${language}/${namespace}.json?v=${encodeURIComponent(version)}`, { cache: 'no-cache' })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${response.status}`))))
        .then(
          (texts) => answer(null, texts),
          (error) => answer(error, false),
        );
    },
  };
}
