import { useEffect, useState } from 'react';

/**
 * For what opens over the page: when it goes, the focus goes back to what had it before. An item of a menu is gone by
 * then, so its menu's button gets it; a button that the change itself removed leaves it to what stood around it.
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

function giveBack(from: Element[]): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) nearest(from)?.focus();
  const [opener] = from;
  if (opener && opener === document.activeElement) passOn(opener, from);
}

/** The opener itself while it stands, otherwise the first link or button of what stood around it. */
function nearest([opener, ...around]: Element[]): HTMLElement | undefined {
  const near = around
    .filter(({ isConnected }) => isConnected)
    .map((each) => each.querySelector('a[href], button:enabled'))
    .find(Boolean);
  const target = opener?.isConnected ? opener : near;
  return target instanceof HTMLElement ? target : undefined;
}

/** What was written may be read again after its panel has gone: an opener that goes only then passes the focus on. */
function passOn(opener: Element, from: Element[]): void {
  const watch = new MutationObserver(() => {
    if (opener.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body) nearest(from)?.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  opener.addEventListener('blur', () => queueMicrotask(() => opener.isConnected && watch.disconnect()), {
    once: true,
  });
}

/** The same as an element, to stand inside of what is drawn only while it is open. */
export function ReturnFocus(): null {
  useReturnFocus();
  return null;
}
