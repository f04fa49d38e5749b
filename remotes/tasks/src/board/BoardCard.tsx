import { Avatar, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { LinkRegular, TaskListLtrRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { type KeyboardEvent, useRef } from 'react';
import type { Task } from '../api/types';
import { DueMark, LabelMark, PriorityMark } from '../task/marks';
import { useDraggable } from './useCardDrag';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: tokens.durationFaster,
    ':hover': { boxShadow: tokens.shadow2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  lifted: { boxShadow: tokens.shadow16, backgroundColor: tokens.colorBrandBackground2 },
  away: { opacity: 0.45 },
  ghost: { boxShadow: tokens.shadow16, cursor: 'grabbing' },
  head: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'flex-start' },
  title: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: '3',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  closed: { color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalS, minHeight: '24px' },
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  part: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    fontVariantNumeric: 'tabular-nums',
  },
  person: { flexShrink: 0 },
  unnamed: { flexShrink: 0, width: '24px' }, // keeps the place of a face whose name is on its way
});

/** Props of BoardCard. */
interface BoardCardProps {
  task: Task;
  person?: string | undefined;
  tabbable: boolean;
  lifted: boolean;
  away: boolean;
  instructions: string;
  onOpen: () => void;
  onKey: (event: KeyboardEvent) => void;
  movable: boolean;
}

/** One task on the board: a thing to press, to move by keys, to drag. */
export function BoardCard(props: BoardCardProps) {
  const { task, tabbable, lifted, away, instructions, onOpen, onKey, movable } = props;
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const card = useRef<HTMLDivElement>(null);
  useDraggable(card, task.id, movable);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be dragged in every browser, nor contain a paragraph
    <div
      ref={card}
      role="button"
      tabIndex={tabbable ? 0 : -1}
      data-card={task.id}
      aria-roledescription={movable ? t('board.card') : undefined}
      aria-describedby={movable ? instructions : undefined}
      aria-pressed={movable ? lifted : undefined}
      className={mergeClasses(styles.card, lifted && styles.lifted, away && styles.away)}
      onClick={onOpen}
      onKeyDown={onKey}
    >
      <CardFace task={task} person={props.person} />
    </div>
  );
}

/** The card that follows the pointer. */
export function GhostCard({ task, person }: { task: Task; person?: string | undefined }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.card, styles.ghost)}>
      <CardFace task={task} person={person} />
    </div>
  );
}

function CardFace({ task, person }: { task: Task; person?: string | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const done = task.checklist.filter((step) => step.done).length;
  const closed = task.status === 'done' || task.status === 'canceled';
  return (
    <>
      <span className={styles.head}>
        <Text className={mergeClasses(styles.title, closed && styles.closed)}>{task.title}</Text>
        <PriorityMark priority={task.priority} short />
      </span>
      <span className={styles.foot}>
        <span className={styles.marks}>
          <DueMark task={task} />
          {task.checklist.length > 0 && (
            <span className={styles.part}>
              <TaskListLtrRegular
                fontSize={16}
                role="img"
                aria-label={t('checklist.progress', { done, count: task.checklist.length })}
              />
              <span aria-hidden>{`${done}/${task.checklist.length}`}</span>
            </span>
          )}
          {task.link && (
            <LinkRegular fontSize={16} role="img" aria-label={t('link.about', { title: task.link.title })} />
          )}
          <LabelMark label={task.label} />
        </span>
        {person && (
          <Avatar className={styles.person} size={24} name={person} color="colorful" aria-label={person} />
        )}
        {task.assignee_id && !person && <span className={styles.unnamed} />}
      </span>
    </>
  );
}
