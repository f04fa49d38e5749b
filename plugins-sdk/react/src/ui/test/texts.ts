import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import es from '../locales/es.json';

/** The texts of ui in Spanish, for tests that read a screen as a person does. */
export async function spanish() {
  await createInstance()
    .use(initReactI18next)
    .init({
      lng: 'es',
      ns: ['ui'],
      resources: { es: { ui: es } },
      interpolation: { escapeValue: false },
    });
}
