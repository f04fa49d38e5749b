import { isTyping } from '@recobro/sdk/ui';
import { useEffect } from 'react';

/** Does something when a key is pressed on the page, unless somebody writes. */
export function useKey(key: string, on: boolean, act: () => void) {
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      const chord = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== key || chord || isTyping(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
