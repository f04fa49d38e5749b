import { useFluent } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useWrite } from '../api/client';
import type { Status } from '../api/types';
import {
  arrange,
  type Columns,
  type Direction,
  neighbour,
  placeOf,
  type Spot,
  sameSpot,
  spotOf,
  step,
} from './arrange';
import { cardOf, useHeldCard } from './useHeldCard';

interface Lifted {
  id: string;
  from: Spot;
  at: Spot;
}

/** A move that the columns may not show yet: once done, it is kept until they are read again as a whole. */
interface Move {
  id: string;
  to: Spot;
  done?: boolean;
}

interface Options {
  board: RefObject<HTMLElement | null>;
  columns: Columns;
  /** Whether the columns are what the server has now: none is being read again. */
  fresh: boolean;
  shown: readonly Status[];
  mayMove: boolean;
  titleOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/**
 * The board by keys, and what both keys and pointer end in: Space picks a card up, arrows move it, Space or Enter puts
 * it down, Escape puts it back; arrows alone walk from card to card. Moves show at once and are undone if refused.
 */
export function useBoardMoves({ board, columns, fresh, shown, mayMove, titleOf, onOpen }: Options) {
  const { t } = useTranslation('tasks');
  const { dir } = useFluent();
  const move = useWrite('POST', '/api/v1/tasks/{id}/move');
  const [lifted, setLifted] = useState<Lifted>();
  const [pending, setPending] = useState<Move[]>([]);
  if (fresh && pending.some(({ done }) => done)) setPending(pending.filter(({ done }) => !done));
  const [said, say] = useState('');
  const hold = useHeldCard(board);

  const settled = pending.reduce((now, one) => arrange(now, one.id, one.to), columns);
  const arranged = lifted && spotOf(settled, lifted.id) ? arrange(settled, lifted.id, lifted.at) : settled;

  const where = (at: Spot) => ({
    column: t(`status.${at.status}`),
    position: at.index + 1,
    count: arrange(settled, lifted?.id ?? '', at)[at.status].length,
  });

  const commit = async (id: string, to: Spot) => {
    const title = titleOf(id);
    const from = spotOf(settled, id);
    if (!from || sameSpot(from, to)) return say(t('board.unmoved', { title }));
    const after = arrange(settled, id, to);
    const place = placeOf(after, id);
    if (!place) return;
    const mark: Move = { id, to };
    setPending((before) => [...before, mark]);
    say(
      t('board.dropped', {
        title,
        column: t(`status.${to.status}`),
        position: after[to.status].indexOf(id) + 1,
        count: after[to.status].length,
      }),
    );
    try {
      await move.mutateAsync({ path: { id }, body: place });
      setPending((before) => before.map((one) => (one === mark ? { ...mark, done: true } : one)));
    } catch {
      say(t('board.refused', { title }));
      setPending((before) => before.filter((one) => one !== mark));
    }
  };

  const lift = (id: string) => {
    const from = spotOf(settled, id);
    if (!from || !mayMove) return;
    setLifted({ id, from, at: from });
    say(t('board.lifted', { title: titleOf(id), ...where(from), count: settled[from.status].length }));
  };

  const shift = (card: Lifted, direction: Direction) => {
    const at = step(arranged, spotOf(arranged, card.id) ?? card.at, direction, shown);
    hold(card.id);
    setLifted({ ...card, at });
    say(t('board.carried', { title: titleOf(card.id), ...where(at) }));
  };

  const drop = (card: Lifted) => {
    hold(card.id);
    setLifted(undefined);
    void commit(card.id, card.at);
  };

  const cancel = (card: Lifted) => {
    hold(card.id);
    setLifted(undefined);
    say(t('board.canceled', { title: titleOf(card.id) }));
  };

  const walk = (id: string, direction: Direction) => {
    const from = spotOf(arranged, id);
    const next = from && neighbour(arranged, from, direction, shown);
    if (next) cardOf(board.current, next)?.focus();
  };

  const onKey = (event: KeyboardEvent, id: string) => {
    const direction = directionOf(event.key, dir === 'rtl');
    const carrying = lifted?.id === id ? lifted : undefined;
    const act = carrying
      ? liftedAct(event.key, direction, carrying, { shift, drop, cancel })
      : restingAct(event.key, direction, id, { lift, walk, onOpen });
    if (!act) return;
    event.preventDefault();
    act();
  };

  return { arranged, lifted: lifted?.id, said, onKey, dropAt: (id: string, to: Spot) => void commit(id, to) };
}

type Act = (() => void) | undefined;

function liftedAct(
  key: string,
  direction: Direction | undefined,
  card: Lifted,
  acts: Record<'drop' | 'cancel', (card: Lifted) => void> & { shift: (card: Lifted, way: Direction) => void },
): Act {
  if (direction) return () => acts.shift(card, direction);
  if (key === ' ' || key === 'Enter') return () => acts.drop(card);
  if (key === 'Escape') return () => acts.cancel(card);
  return key === 'Tab' ? () => {} : undefined; // the focus stays with what is moved
}

function restingAct(
  key: string,
  direction: Direction | undefined,
  id: string,
  acts: {
    lift: (id: string) => void;
    walk: (id: string, way: Direction) => void;
    onOpen: (id: string) => void;
  },
): Act {
  if (direction) return () => acts.walk(id, direction);
  if (key === ' ') return () => acts.lift(id);
  return key === 'Enter' ? () => acts.onOpen(id) : undefined;
}

function directionOf(key: string, mirrored: boolean): Direction | undefined {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowRight') return mirrored ? 'back' : 'forth';
  if (key === 'ArrowLeft') return mirrored ? 'forth' : 'back';
  return undefined;
}
