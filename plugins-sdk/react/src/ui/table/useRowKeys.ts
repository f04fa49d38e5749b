import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isTyping } from '../isTyping';

/** Marks the element of a row that gets the focus when keys walk the list. */
export const ROW_FOCUS = 'data-row-focus';

/**
 * Walks the rows of a list with j and k from anywhere on the page (and the arrows from within); x picks, with shift all
 * from the row picked last.
 * Enter is the focused link's own.
 */
export function useRowKeys(
  container: RefObject<HTMLElement | null>,
  count: number,
  reveal: (index: number) => void,
  pick?: (index: number, range: boolean) => void,
) {
  const latest = useRef({ count, reveal, pick });
  latest.current = { count, reveal, pick };
  // Before the first paint: whoever sees the rows may press.
  useLayoutEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const root = container.current;
      if (!root) return;
      const current = focusedRow(root);
      if (event.key.toLowerCase() === 'x' && current >= 0)
        return latest.current.pick?.(current, event.shiftKey);
      const next = current + stepOf(event, root);
      if (next === current || next < 0 || next >= latest.current.count) return;
      event.preventDefault();
      latest.current.reveal(next);
      focusRow(root, next);
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [container]);
}

/** Whether shift was down as a box was toggled, by pointer or by key. */
export function withShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}

function stepOf(event: KeyboardEvent, root: HTMLElement): number {
  if (event.key === 'j') return 1;
  if (event.key === 'k') return -1;
  if (!root.contains(event.target as Node)) return 0;
  return event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
}

function focusedRow(root: HTMLElement): number {
  const row = root.contains(document.activeElement) ? document.activeElement?.closest('[data-row]') : null;
  return row ? Number(row.getAttribute('data-row')) : -1;
}

/** Focuses a row, once a virtual list has drawn it: its link, or its menu where it leads nowhere. */
export function focusRow(root: HTMLElement, index: number, triesLeft = 5) {
  const row = root.querySelector(`[data-row="${index}"]`);
  const target = row?.querySelector<HTMLElement>(`[${ROW_FOCUS}], [aria-haspopup=menu]`);
  if (target) target.focus();
  else if (triesLeft > 0) requestAnimationFrame(() => focusRow(root, index, triesLeft - 1));
}
