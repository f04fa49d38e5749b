import { createContext, useContext } from 'react';

/** Fetches the code of the screen behind a path, so that it is there when the person clicks. */
export type Preload = (path: string) => void;

const PreloadContext = createContext<Preload>(() => {});

export const PreloadProvider = PreloadContext.Provider;

export function usePreload(): Preload {
  return useContext(PreloadContext);
}
