import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import ui from '../ui/locales/es.json';

/** Puts the screens of a test into Spanish: `await speak({ portfolios: es })`. The idioms' own texts come along. */
export async function speak(texts: Record<string, object> = {}): Promise<void> {
  await createInstance()
    .use(initReactI18next)
    .init({
      lng: 'es',
      resources: { es: { ui, ...texts } },
      interpolation: { escapeValue: false },
    });
}
