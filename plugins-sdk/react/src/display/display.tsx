import { createContext, useContext } from 'react';

/** How tall the rows of a table are. */
export type Density = 'comfortable' | 'compact';

/** What a person chose of how lists are shown. */
export interface Display {
  density: Density;
  /** How many rows a list shows when its address says nothing else; the list's own number where none was chosen. */
  pageSize?: number | undefined;
}

const DisplayContext = createContext<Display>({ density: 'comfortable' });

export const DisplayProvider = DisplayContext.Provider;

/** The choices in force; the defaults outside the authenticated layout. */
export function useDisplay(): Display {
  return useContext(DisplayContext);
}
