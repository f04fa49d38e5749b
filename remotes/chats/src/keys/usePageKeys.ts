import { isTyping } from '@recobro/sdk/ui';
import { useLayoutEffect } from 'react';

/** The field of a search listens for its own key, and the list of keys is the frame's. */
const OTHERS = ['/', '?'];

/**
 * Presses what says that it is pressed by a key: the button that bears it, or the field that it leads into. The list of
 * keys (“?”) reads the same words, so that no key is told that does nothing, and none works that is not told.
 */
export function usePageKeys(): void {
  // Before the first paint: whoever sees the page may press.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        event.defaultPrevented ||
        isTyping(event.target)
      )
        return;
      const pressed = OTHERS.includes(event.key) ? undefined : bearing(event.key.toLowerCase());
      if (!pressed) return;
      event.preventDefault();
      if (pressed.matches('input, textarea')) pressed.focus();
      else pressed.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const bearing = (key: string) =>
  document.querySelector<HTMLElement>(`#main [aria-keyshortcuts="${CSS.escape(key)}"]`) ?? undefined;
