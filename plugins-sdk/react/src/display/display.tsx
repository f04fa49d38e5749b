import { createContext, useContext } from 'react';

/** How tall the rows of a table are. */
export type Density = 'comfortable' | 'compact';

/** What a person chose of how lists are shown. */
export interface Display {
  density: Density;
  /** How many rows a list shows when its address says nothing else; the list's own number where none was chosen. */
  pageSize?: number | undefined;
  /** The lists that a person saved under a name. */
  views?: SavedView[] | undefined;
  /** Keeps them with the person; absent where nothing can be kept. */
  onViews?: ((views: SavedView[]) => void) | undefined;
}

/** A list as somebody saved it: what narrows it, its order, its columns. */
export interface SavedView {
  /** Which list it is of. */
  list: string;
  /** Unique among those of its list. */
  name: string;
  /** Search, filters and order, as the list's address has them. */
  query: string;
  /** Columns that it shows; those of the list without them. */
  columns?: string[] | undefined;
  /** The list opens with it. */
  usual: boolean;
}

const DisplayContext = createContext<Display>({ density: 'comfortable' });

export const DisplayProvider = DisplayContext.Provider;

/** The choices in force; the defaults outside the authenticated layout. */
export function useDisplay(): Display {
  return useContext(DisplayContext);
}
