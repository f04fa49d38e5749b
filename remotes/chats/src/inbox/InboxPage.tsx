import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useNavigate, useParams, useTranslation } from '@recobro/sdk';
import { EmptyState, unseen, useMedia } from '@recobro/sdk/ui';
import { useCallback } from 'react';
import { useAhead, useSearch } from '../api/reads';
import type { Conversation, Match } from '../api/types';
import { usePageKeys } from '../keys/usePageKeys';
import { AtWork } from '../presence/AtWork';
import { OutboxProvider } from '../thread/outbox';
import { Thread } from '../thread/Thread';
import { ConversationList } from './ConversationList';
import { DebtorPane } from './DebtorPane';
import { FoundList } from './FoundList';
import { InboxBar } from './InboxBar';
import { useInbox } from './useInbox';
import { useShown } from './useShown';
import { nextOf, useSteps } from './useSteps';

const useStyles = makeStyles({
  // What is listed, what was written, whom it is about: edge to edge, and each scrolls by itself.
  panes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    margin: '-24px',
    blockSize: 'max(360px, calc(100dvh - 48px - var(--dock, 0px)))',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)', margin: '-16px' },
    '@media (max-width: 479px)': { margin: '-12px' },
  },
  three: { gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr) minmax(240px, 320px)' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
  },
  scrolls: { overflowY: 'auto', minBlockSize: 0, flexGrow: 1 },
  thread: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    position: 'relative',
  },
  side: {
    overflowY: 'auto',
    minInlineSize: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
  },
  unseen,
});

/** Every written conversation that one may see: the list, the thread, the debtor. What is chosen stands in the address. */
export function InboxPage() {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { id } = useParams<{ id: string }>();
  const one = useMedia('(max-width: 767px)');
  const noHeader = useMedia('(max-width: 599px)'); // which shows it elsewhere
  const three = useMedia('(min-width: 1280px)');
  const { params, read, rows: listed } = useInbox();
  const found = useSearch(params.text);
  const rows = params.text ? conversationsOf(found.data?.matches ?? []) : listed;
  const open = useOpen();
  useSteps({ rows, id, open });
  usePageKeys();
  useShown();
  useAhead(nearTo(rows, id).map((row) => row.id));
  const next = rows[nextOf(rows, id, 1)] ?? rows[nextOf(rows, id, -1)];
  return (
    <OutboxProvider>
      <h1 className={styles.unseen}>{t('inbox.title')}</h1>
      <div className={mergeClasses(styles.panes, three && id && styles.three)}>
        {(!one || !id) && (
          <section className={styles.list} aria-label={t('inbox.list')}>
            <InboxBar params={params} acts={noHeader && <AtWork />} />
            <div className={styles.scrolls}>
              {params.text ? (
                <FoundList read={found} chosen={id} />
              ) : (
                <ConversationList read={read} narrowed={params.filtered} chosen={id} />
              )}
            </div>
          </section>
        )}
        {id ? (
          <section className={styles.thread} aria-label={t('thread.title')}>
            <Thread
              key={id}
              id={id}
              known={rows.find((row) => row.id === id)}
              onBack={one ? () => open(undefined) : undefined}
              onDone={() => open(one ? undefined : next?.id)}
              aside={!three}
            />
          </section>
        ) : (
          !one && <EmptyState title={t('inbox.choose')} reason={t('inbox.chooseReason')} />
        )}
        {three && id && (
          <aside className={styles.side} aria-label={t('side.title')}>
            <DebtorPane id={id} />
          </aside>
        )}
      </div>
    </OutboxProvider>
  );
}

/** How many are read ahead in the direction in which one mostly goes. */
const AHEAD = 5;

/** What is likely to be opened next: those that follow, and the one before. */
function nearTo(rows: Conversation[], id: string | undefined): Conversation[] {
  const at = rows.findIndex((row) => row.id === id);
  return [...rows.slice(at + 1, at + 1 + AHEAD), ...rows.slice(Math.max(0, at - 1), Math.max(0, at))];
}

/** The conversations in which something was found, each once. */
const conversationsOf = (matches: Match[]): Conversation[] => [
  ...new Map(matches.map(({ conversation }) => [conversation.id, conversation])).values(),
];

/** Opens a conversation, or the list alone; what narrows the list stays. */
function useOpen() {
  const navigate = useNavigate();
  return useCallback(
    (id: string | undefined) => void navigate(`/chats${id ? `/${id}` : ''}${location.search}`),
    [navigate],
  );
}
