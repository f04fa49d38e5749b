import { useEffect } from 'react';

/** Does something at Alt and a letter, wherever one is: a call does not wait for the focus. */
export function useAltKey(letter: string, on: boolean, act: () => void): void {
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat || letterOf(event) !== letter)
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** The letter that was pressed; by its place where Alt makes another sign of it, as a Mac does. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
}
