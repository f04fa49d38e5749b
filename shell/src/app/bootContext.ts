import { createContext, useContext } from 'react';
import type { Boot } from './boot';

const BootContext = createContext<Boot | undefined>(undefined);

export const BootProvider = BootContext.Provider;

/** What the host wrote into this page. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot needs a BootProvider above it');
  return boot;
}
