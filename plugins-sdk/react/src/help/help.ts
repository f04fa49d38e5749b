import { createContext, useContext } from 'react';

/** Where what to do after a refusal stands. */
export interface HelpPlaces {
  /** Page that shows an article: `/records/{id}`. */
  page: string;
  /** Code of a refusal → article. */
  codes: Record<string, string>;
}

const HelpContext = createContext<HelpPlaces | undefined>(undefined);

/** The shell tells which refusals have an article. */
export const HelpProvider = HelpContext.Provider;

/** The address of the article that says what to do after a refusal; undefined where none does. */
export function useHelpAfter(code: string | undefined): string | undefined {
  const places = useContext(HelpContext);
  const article = places?.codes[code ?? ''];
  return places && article && places.page.replace('{id}', article);
}
