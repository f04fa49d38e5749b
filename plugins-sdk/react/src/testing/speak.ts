import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import ui from '../ui/locales/es.json';

/** Puts the screens of a test into Spanish: `speak({ portfolios: es })`. The idioms' own texts come along. */
export function speak(texts: Record<string, object> = {}): void {
  void createInstance()
    .use(initReactI18next)
    .init({
      lng: 'es',
      resources: { es: { ui, ...texts } },
      interpolation: { escapeValue: false },
      initAsync: false,
    });
}
