import { type Language, languageOf } from '../config';
import en from '../locales/en.json';
import es from '../locales/es.json';
import pt from '../locales/pt.json';

export type Word = keyof typeof es;

const ALL: Record<Language, Record<Word, string>> = { es, en, pt };

/** The language that the page was asked for in. */
export const language = languageOf(document.documentElement.lang);

/** A text, with what stands in its gaps. */
export function say(word: Word, gaps: Record<string, string> = {}): string {
  return Object.entries(gaps).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    ALL[language][word],
  );
}
