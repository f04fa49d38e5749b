import { useEffect, useState } from 'react';

/**
 * For what opens over the page: when it goes, the focus goes back to what had it before. An item of a menu is gone by
 * then, so its menu's button takes it; a button that the change itself took away leaves it to what stood around it.
 */
export function useReturnFocus(): void {
  const [before] = useState(focusedBefore);
  useEffect(() => () => queueMicrotask(() => giveBack(before)), [before]);
}

/** What had the focus, and what is around it, up to the page's content or the dialog. */
function focusedBefore(): Element[] {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : focused;
  if (!opener || opener === document.body) return [];
  const outermost = opener.closest('main, [role=dialog]');
  const around: Element[] = [opener];
  for (let at: Element | null = opener; outermost && at !== outermost && at; at = at.parentElement) {
    if (at.parentElement) around.push(at.parentElement);
  }
  return around;
}

function giveBack([opener, ...around]: Element[]): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const near = around
    .filter(({ isConnected }) => isConnected)
    .map((each) => each.querySelector('a[href], button:enabled'))
    .find(Boolean);
  const target = opener?.isConnected ? opener : near;
  if (target instanceof HTMLElement) target.focus();
}

/** The same as an element, to stand inside of what is drawn only while it is open. */
export function ReturnFocus(): null {
  useReturnFocus();
  return null;
}
