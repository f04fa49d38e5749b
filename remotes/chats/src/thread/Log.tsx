import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { dayIn, useSession, useTranslation } from '@recobro/sdk';
import { ErrorState, Skeletons } from '@recobro/sdk/ui';
import { useMessages } from '../api/reads';
import type { Conversation, Message } from '../api/types';
import { DayLine } from './DayLine';
import { Gallery } from './Gallery';
import { MessageLine } from './MessageLine';
import { OutgoingLine } from './OutgoingLine';
import { useOutbox } from './outbox';
import { isRetriable } from './Retry';
import { useMore } from './useMore';

const useStyles = makeStyles({
  // It is read from its foot: what comes moves nothing that is read above, what is older moves nothing below.
  scrolls: {
    display: 'flex',
    flexDirection: 'column-reverse',
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
  },
  log: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    marginBlockEnd: 'auto',
    padding: tokens.spacingHorizontalM,
  },
  older: { alignSelf: 'center' },
});

/** Props of Log. */
export interface LogProps {
  conversation: Conversation;
  /** Answers one message of theirs; absent for who may only read. */
  onAnswer?: ((message: Message) => void) | undefined;
}

/** What was written, the latest at the foot, by days; what is on its way stands there already. */
export function Log({ conversation: { id, channel }, onAnswer }: LogProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const read = useMessages(id);
  const { timezone } = useSession().me.tenant;
  const older = useMore(read);
  const messages = [...(read.data?.rows ?? [])].reverse();
  const keyed = messages.findLast(isRetriable);
  const waiting = useOutbox().all.filter(
    ({ conversationId, once }) => conversationId === id && !messages.some((one) => one.once === once),
  );
  if (read.error && !read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  const dayOf = (message: Message | undefined) => message && dayIn(message.at, timezone);
  return (
    <div
      className={styles.scrolls}
      data-thread={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached and scrolled by keys
      tabIndex={0}
      role="log"
      aria-label={t('thread.log')}
      aria-busy={read.isPending}
    >
      <div className={styles.log}>
        {read.hasNextPage && (
          <Button
            ref={older}
            size="small"
            appearance="subtle"
            className={styles.older}
            onClick={() => void read.fetchNextPage()}
          >
            {t('thread.older')}
          </Button>
        )}
        {!read.data && <Skeletons rows={5} when />}
        <Gallery messages={messages}>
          {messages.map((message, at) => [
            dayOf(message) !== dayOf(messages[at - 1]) && <DayLine key={dayOf(message)} at={message.at} />,
            <MessageLine
              key={message.id}
              message={message}
              channel={channel}
              answered={messages.find((one) => one.id === message.reply_to)}
              retry={messages.find((one) => one.id === message.retry_id)}
              byKey={message === keyed}
              onAnswer={onAnswer}
            />,
          ])}
        </Gallery>
        {waiting.map((one) => (
          <OutgoingLine key={one.once} outgoing={one} />
        ))}
      </div>
    </div>
  );
}
