import { useEffect, useState } from 'react';

/**
 * For what opens over the page: when it goes, the focus goes back to what had it before. An item of a menu is gone by
 * then, so its menu's button takes it; a button that the change itself took away leaves it to the panel around.
 */
export function useReturnFocus(): void {
  const [opener] = useState(openerOf);
  useEffect(() => () => queueMicrotask(() => giveBack(opener)), [opener]);
}

function openerOf(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

function giveBack(opener: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const around = document.querySelector<HTMLElement>('[role=dialog] button');
  (opener?.isConnected ? opener : around)?.focus();
}

/** The same as an element, to stand inside of what is drawn only while it is open. */
export function ReturnFocus(): null {
  useReturnFocus();
  return null;
}
