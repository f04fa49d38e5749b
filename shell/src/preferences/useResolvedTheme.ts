import { useSyncExternalStore } from 'react';
import { usePreferences } from './context';

const query = '(prefers-color-scheme: dark)';

/** Light or dark; with the choice "system" it follows the operating system live. */
export function useResolvedTheme(): 'light' | 'dark' {
  const { theme } = usePreferences();
  const systemIsDark = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
