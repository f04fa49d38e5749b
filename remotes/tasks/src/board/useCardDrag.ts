import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Status } from '../api/types';
import type { Spot } from './arrange';

const SLACK_PX = 6;
const LONG_PRESS_MS = 300;
const EDGE_PX = 56;
const SCROLL_PX = 14;

/** A card under the pointer: which, where it was taken, where it would fall. */
export interface Drag {
  id: string;
  width: number;
  over: Spot;
}

interface Grip {
  id: string;
  card: HTMLElement;
  startX: number;
  startY: number;
  timer?: ReturnType<typeof setTimeout>;
  begun: boolean;
}

/**
 * Cards follow the pointer: at once with a mouse, after a long press by touch, so that a finger can still scroll.
 * Nothing is told to the outside before the card is let go; Escape takes it back.
 */
export function useCardDrag(board: RefObject<HTMLElement | null>, onDrop: (id: string, spot: Spot) => void) {
  const [drag, setDrag] = useState<Drag>();
  const ghost = useRef<HTMLDivElement>(null);
  const drop = useRef(onDrop);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => stop.current?.(), []);

  const take = (event: ReactPointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0 || stop.current) return;
    const card = event.currentTarget;
    const grip: Grip = { id, card, startX: event.clientX, startY: event.clientY, begun: false };
    const box = card.getBoundingClientRect();
    const from = { x: event.clientX - box.x, y: event.clientY - box.y };
    const at = { x: event.clientX, y: event.clientY };
    let over: Spot | undefined;
    let frame = 0;

    const follow = () => {
      if (ghost.current) ghost.current.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
      if (board.current) scrollNear(board.current, at);
      const found = board.current && spotUnder(board.current, at, id);
      if (found && (found.status !== over?.status || found.index !== over.index)) {
        over = found;
        setDrag({ id, width: box.width, over: found });
      }
      frame = requestAnimationFrame(follow);
    };
    const begin = () => {
      grip.begun = true;
      document.getSelection()?.removeAllRanges();
      frame = requestAnimationFrame(follow);
    };
    const end = (dropped: boolean) => {
      stop.current?.();
      if (!grip.begun) return;
      setDrag(undefined);
      swallowClick();
      if (dropped && over) drop.current(id, over);
    };
    const move = (moved: PointerEvent) => {
      at.x = moved.clientX;
      at.y = moved.clientY;
      if (grip.begun || Math.hypot(at.x - grip.startX, at.y - grip.startY) < SLACK_PX) return;
      if (event.pointerType === 'mouse') begin();
      else end(false);
    };
    const up = () => end(true);
    const cancel = () => end(false);
    const key = (pressed: KeyboardEvent) => pressed.key === 'Escape' && end(false);
    const hold = (touch: TouchEvent) => grip.begun && touch.preventDefault();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key, true);
    window.addEventListener('touchmove', hold, { passive: false });
    if (event.pointerType !== 'mouse') grip.timer = setTimeout(begin, LONG_PRESS_MS);
    stop.current = () => {
      stop.current = undefined;
      clearTimeout(grip.timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('touchmove', hold);
    };
  };
  return { drag, ghost, take };
}

/** The click that ends a drag opens nothing. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}

/** The place under a point, as if the card were not there. */
export function spotUnder(board: HTMLElement, at: { x: number; y: number }, id: string): Spot | undefined {
  let best: { element: HTMLElement; away: number } | undefined;
  for (const element of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const box = element.getBoundingClientRect();
    const away = Math.max(box.left - at.x, at.x - box.right, 0);
    if (!best || away < best.away) best = { element, away };
  }
  if (!best) return undefined;
  const cards = [...best.element.querySelectorAll<HTMLElement>('[data-card]')];
  const above = cards.filter((card) => {
    const box = card.getBoundingClientRect();
    return card.dataset.card !== id && box.top + box.height / 2 < at.y;
  });
  return { status: best.element.dataset.column as Status, index: above.length };
}

/** Scrolls the board, and the column under the point, when the point is near an edge. */
function scrollNear(board: HTMLElement, at: { x: number; y: number }) {
  const box = board.getBoundingClientRect();
  if (at.x < box.left + EDGE_PX) board.scrollLeft -= SCROLL_PX;
  if (at.x > box.right - EDGE_PX) board.scrollLeft += SCROLL_PX;
  for (const list of board.querySelectorAll<HTMLElement>('[data-cards]')) {
    const edge = list.getBoundingClientRect();
    if (at.x < edge.left || at.x > edge.right) continue;
    if (at.y < edge.top + EDGE_PX) list.scrollTop -= SCROLL_PX;
    if (at.y > edge.bottom - EDGE_PX) list.scrollTop += SCROLL_PX;
  }
}
