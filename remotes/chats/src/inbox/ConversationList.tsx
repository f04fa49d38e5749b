import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, plainList, Skeletons } from '@recobro/sdk/ui';
import { useMore } from '../thread/useMore';
import { ConversationLine } from './ConversationLine';
import type { useInbox } from './useInbox';

const useStyles = makeStyles({
  list: plainList,
  // What is out of sight is not laid out: a list of thousands scrolls as one of ten.
  item: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 76px' },
  more: { inlineSize: '100%' },
});

/** Props of ConversationList. */
export interface ConversationListProps {
  read: ReturnType<typeof useInbox>['read'];
  /** Something narrows the list. */
  narrowed: boolean;
  /** Id of the one that is open. */
  chosen: string | undefined;
}

/** Conversations by their last word: who, on which way, what, and since when they wait. */
export function ConversationList({ read, narrowed, chosen }: ConversationListProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const more = useMore(read);
  if (read.error && !read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeletons rows={8} when />;
  if (read.data.rows.length === 0)
    return (
      <EmptyState
        title={t(narrowed ? 'inbox.noneSuch' : 'inbox.none')}
        reason={t(narrowed ? 'inbox.noneSuchReason' : 'inbox.noneReason')}
      />
    );
  return (
    <>
      <ul className={styles.list} aria-label={t('inbox.title')}>
        {read.data.rows.map((one) => (
          <li key={one.id} className={styles.item}>
            <ConversationLine conversation={one} chosen={one.id === chosen} />
          </li>
        ))}
      </ul>
      {read.hasNextPage && (
        <Button
          ref={more}
          className={styles.more}
          appearance="subtle"
          onClick={() => void read.fetchNextPage()}
        >
          {t('inbox.more')}
        </Button>
      )}
    </>
  );
}
