import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the card that keys moved, and again whenever an answer of the server draws it anew in another column; until
 * the focus goes elsewhere. Gives the way to say which card it is.
 */
export function useHeldCard(board: RefObject<HTMLElement | null>): (id: string) => void {
  const held = useRef<{ id: string; fresh: boolean }>(undefined);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const card = held.current && cardOf(board.current, held.current.id);
    if (!held.current || !card) return;
    if (held.current.fresh || activeElement === body) card.focus();
    held.current.fresh = false;
  });
  useEffect(() => {
    const letGo = ({ target }: FocusEvent) => {
      const { id, fresh } = held.current ?? { fresh: true };
      if (id && !fresh && target !== cardOf(board.current, id)) held.current = undefined;
    };
    document.addEventListener('focusin', letGo);
    return () => document.removeEventListener('focusin', letGo);
  }, [board]);
  return (id) => {
    held.current = { id, fresh: true };
  };
}

/** The card of a task, if it is drawn. */
export function cardOf(board: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
}
