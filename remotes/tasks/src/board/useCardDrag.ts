import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Status } from '../api/types';
import { type Spot, sameSpot } from './arrange';

const EDGE_PX = 56;
const SCROLL_PX = 24;

/** A card under the pointer: which, how wide, where it would fall. */
export interface Drag {
  id: string;
  width: number;
  over: Spot;
}

interface Point {
  x: number;
  y: number;
}

/** Lets a card be dragged: at once with a mouse, after a long press by touch. */
export function useDraggable(card: RefObject<HTMLElement | null>, id: string, enabled: boolean) {
  useEffect(() => {
    if (!card.current || !enabled) return;
    return draggable({
      element: card.current,
      getInitialData: () => ({ id }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
    });
  }, [card, id, enabled]);
}

/** Lets cards fall on a column, also from beside it. */
export function useDropTarget(column: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (column.current) return dropTargetForElements({ element: column.current, getIsSticky: () => true });
  }, [column]);
}

/** Follows the card that is dragged over the board. Nothing is reported to the outside before it is let go; Escape puts it back. */
export function useCardDrag(board: RefObject<HTMLElement | null>, onDrop: (id: string, spot: Spot) => void) {
  const [drag, setDrag] = useState<Drag>();
  const ghost = useRef<HTMLDivElement>(null);
  const corner = useRef<Point>({ x: 0, y: 0 });
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useLayoutEffect(() => put(ghost.current, corner.current));
  useEffect(() => {
    let grip = { x: 0, y: 0, width: 0 };
    const follow = ({ source, location }: ElementEventBasePayload) => {
      if (!board.current) return;
      const at = pointOf(location.current.input);
      corner.current = { x: at.x - grip.x, y: at.y - grip.y };
      put(ghost.current, corner.current);
      scrollNear(board.current, at);
      const id = String(source.data.id);
      const over = spotUnder(board.current, at, id);
      if (over) setDrag((now) => (now && sameSpot(now.over, over) ? now : { id, width: grip.width, over }));
    };
    return monitorForElements({
      onDragStart: ({ source, location }) => {
        const { x, y, width } = source.element.getBoundingClientRect();
        const { clientX, clientY } = location.initial.input;
        grip = { x: clientX - x, y: clientY - y, width };
      },
      onDrag: follow,
      onDropTargetChange: follow,
      onDrop: ({ source, location: { current } }) => {
        setDrag(undefined);
        const id = String(source.data.id);
        const over = board.current && spotUnder(board.current, pointOf(current.input), id);
        if (over && current.dropTargets.length > 0) drop.current(id, over);
      },
    });
  }, [board]);
  return { drag, ghost };
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

function put(ghost: HTMLElement | null, { x, y }: Point) {
  if (ghost) ghost.style.translate = `${x}px ${y}px`;
}

/** The place under a point, as if the card were not there. */
function spotUnder(board: HTMLElement, at: Point, id: string): Spot | undefined {
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
function scrollNear(board: HTMLElement, at: Point) {
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
