import {
  Button,
  makeStyles,
  mergeClasses,
  Skeleton,
  SkeletonItem,
  Text,
  tokens,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { type ReactNode, useRef } from 'react';
import type { Status } from '../api/types';
import { StatusIcon } from '../task/marks';
import { useDropTarget } from './useCardDrag';

const useStyles = makeStyles({
  column: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    flexShrink: 0,
    flexBasis: '216px',
    minWidth: 0,
    maxHeight: '100%',
    scrollSnapAlign: 'start',
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: tokens.borderRadiusMedium,
    '@media (max-width: 639px)': { flexBasis: '82vw' },
  },
  target: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    paddingInlineStart: tokens.spacingHorizontalM,
    paddingInlineEnd: tokens.spacingHorizontalXS,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: tokens.lineHeightBase300,
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  add: { marginInlineStart: 'auto' },
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    flexGrow: 1,
    minHeight: '96px',
    margin: 0,
    padding: tokens.spacingHorizontalS,
    paddingBlockStart: '2px',
    listStyleType: 'none',
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
  },
  empty: { color: tokens.colorNeutralForeground3, padding: tokens.spacingHorizontalS, textAlign: 'center' },
  waiting: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** Props of BoardColumn. */
interface BoardColumnProps {
  status: Status;
  total: number | undefined;
  exact: boolean;
  target: boolean;
  loading: boolean;
  empty: boolean;
  onAdd: (() => void) | undefined;
  onMore: (() => void) | undefined;
  children: ReactNode;
}

/** One status of the board, with its cards. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, total, exact, target, loading, empty, onAdd, onMore, children } = props;
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const { count } = useFormats();
  const name = t(`status.${status}`);
  const column = useRef<HTMLElement>(null);
  useDropTarget(column);
  return (
    <section
      ref={column}
      className={mergeClasses(styles.column, target && styles.target)}
      data-column={status}
      aria-label={name}
    >
      <header className={styles.head}>
        <StatusIcon status={status} />
        <h2 className={styles.name}>{name}</h2>
        {total !== undefined && (
          <Text size={200} className={styles.count}>
            {count(total) + (exact ? '' : '+')}
          </Text>
        )}
        {onAdd && (
          <Button
            className={styles.add}
            size="small"
            appearance="subtle"
            icon={<AddRegular />}
            aria-label={t('board.add', { column: name })}
            onClick={onAdd}
          />
        )}
      </header>
      <ul className={styles.cards} data-cards aria-label={name} aria-busy={loading}>
        {children}
        {loading && (
          <li>
            <Skeleton className={styles.waiting} aria-label={t('board.loading')}>
              {[88, 72, 88].map((height, index) => (
                <SkeletonItem key={index} style={{ height }} />
              ))}
            </Skeleton>
          </li>
        )}
        {empty && (
          <li>
            <Text block size={200} className={styles.empty}>
              {t('board.empty')}
            </Text>
          </li>
        )}
        {onMore && (
          <li>
            <Button size="small" appearance="subtle" onClick={onMore}>
              {t('board.more')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
