import { makeStyles, tokens } from '@fluentui/react-components';
import { useCan, usePeople, useTranslation } from '@recobro/sdk';
import { ErrorState, unseen } from '@recobro/sdk/ui';
import { useId, useRef } from 'react';
import { STATUSES, type Status } from '../api/types';
import type { TaskParams } from '../list/useTaskParams';
import { arrange } from './arrange';
import { BoardCard, GhostCard } from './BoardCard';
import { BoardColumn } from './BoardColumn';
import { useBoard } from './useBoard';
import { useBoardMoves } from './useBoardMoves';
import { useCardDrag } from './useCardDrag';

const useStyles = makeStyles({
  board: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    height: 'max(360px, calc(100dvh - 216px - var(--dock, 0px)))',
    padding: tokens.spacingHorizontalS,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
  },
  carrying: { scrollSnapType: 'none', cursor: 'grabbing' },
  ghost: {
    position: 'fixed',
    insetBlockStart: 0,
    left: 0,
    zIndex: 1000,
    pointerEvents: 'none',
    rotate: '1.5deg',
  },
  unseen: { ...unseen, whiteSpace: 'nowrap' },
});

/** Tasks by status, moved by pointer or keys; a move made anywhere shows here at once. */
export function Board({ params }: { params: TaskParams }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const mayMove = useCan()('tasks.tasks:update');
  const mayCreate = useCan()('tasks.tasks:create');
  const people = usePeople().data;
  const instructions = useId();
  const element = useRef<HTMLDivElement>(null);
  const shown: readonly Status[] =
    params.filters.status.length > 0
      ? STATUSES.filter((one) => params.filters.status.includes(one))
      : STATUSES;
  const { columns, ids, tasks, error, fresh } = useBoard(params.query, shown);
  const moves = useBoardMoves({
    board: element,
    columns: ids,
    fresh,
    shown,
    mayMove,
    titleOf: (id) => tasks.get(id)?.title ?? '',
    onOpen: (id) => void params.open(id),
  });
  const { drag, ghost } = useCardDrag(element, moves.dropAt);
  const arranged = drag ? arrange(moves.arranged, drag.id, drag.over) : moves.arranged;
  // The browser drags the card itself: it stays in its column, unseen, while it is shown elsewhere.
  const leftIn = (status: Status) =>
    drag && drag.over.status !== status && moves.arranged[status].includes(drag.id) ? [drag.id] : [];
  const nameOf = (id: string) => people?.find((person) => person.id === id)?.display_name;
  const dragged = drag && tasks.get(drag.id);
  if (error)
    return <ErrorState error={error} onRetry={() => shown.forEach((one) => void columns[one].refetch())} />;
  return (
    <>
      <p id={instructions} className={styles.unseen}>
        {t('board.instructions')}
      </p>
      <p className={styles.unseen} role="status" aria-live="assertive">
        {moves.said}
      </p>
      <div ref={element} className={drag ? `${styles.board} ${styles.carrying}` : styles.board}>
        {shown.map((status) => {
          const column = columns[status];
          const meta = column.data?.pages[0]?.meta;
          return (
            <BoardColumn
              key={status}
              status={status}
              total={meta?.total}
              exact={meta?.totalExact ?? true}
              target={drag?.over.status === status}
              loading={column.isPending}
              empty={!column.isPending && arranged[status].length === 0}
              onAdd={mayCreate ? () => void params.set({ create: status, task: null }) : undefined}
              onMore={column.hasNextPage ? () => void column.fetchNextPage() : undefined}
            >
              {[...arranged[status], ...leftIn(status)].map((id, index) => {
                const task = tasks.get(id);
                if (!task) return null;
                const left = id === drag?.id && status !== drag.over.status;
                return (
                  <li key={id} hidden={left}>
                    <BoardCard
                      task={{ ...task, status }}
                      person={nameOf(task.assignee_id)}
                      tabbable={moves.lifted ? moves.lifted === id : index === 0}
                      lifted={moves.lifted === id}
                      away={drag?.id === id}
                      instructions={instructions}
                      onOpen={() => void params.open(id)}
                      onKey={(event) => moves.onKey(event, id)}
                      movable={mayMove}
                    />
                  </li>
                );
              })}
            </BoardColumn>
          );
        })}
      </div>
      {dragged && (
        <div ref={ghost} className={styles.ghost} style={{ width: drag.width }} aria-hidden>
          <GhostCard task={dragged} person={nameOf(dragged.assignee_id)} />
        </div>
      )}
    </>
  );
}
