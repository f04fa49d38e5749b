import { isTyping } from '@recobro/sdk/ui';
import { useEffect } from 'react';

/** Does something at one key, wherever nobody is typing. */
export function useKey(key: string, on: boolean, act: () => void) {
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
