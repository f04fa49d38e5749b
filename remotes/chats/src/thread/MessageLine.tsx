import { Button, mergeClasses, Text } from '@fluentui/react-components';
import { ArrowReplyRegular, NoteRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { RecordName } from '@recobro/sdk/ui';
import { AgentMark } from '../agents/AgentMark';
import type { Conversation, Message } from '../api/types';
import { useBubbles } from './bubbles';
import { FileLines } from './FileLines';
import { Happened } from './Happened';
import { Letter } from './Letter';
import { MessageState } from './MessageState';
import { TakeBack } from './TakeBack';
import { TimeOf } from './TimeOf';
import { Undelivered } from './Undelivered';

/** Props of MessageLine. */
export interface MessageLineProps {
  message: Message;
  /** By which way it went: a letter is drawn as it was written. */
  channel: Conversation['channel'];
  /** The one that it answers, where that is known. */
  answered?: Message | undefined;
  /** The one by which it was sent again, where that is known. */
  retry?: Message | undefined;
  /** The key that sends again is for this one. */
  byKey?: boolean;
  onAnswer?: ((message: Message) => void) | undefined;
}

/** One message: what, by whom, when, and how far it came. */
export function MessageLine({
  message: m,
  channel,
  answered,
  retry,
  byKey = false,
  onAnswer,
}: MessageLineProps) {
  const styles = useBubbles();
  const { t } = useTranslation('chats');
  if (m.kind === 'activity' || m.kind === 'call' || m.kind === 'rating') return <Happened message={m} />;
  const isNote = m.kind === 'note';
  const isLetter = channel === 'email' && m.direction === 'in';
  const failed = m.state === 'failed' || m.is_uncertain;
  return (
    <article
      className={mergeClasses(
        styles.bubble,
        m.direction === 'out' && styles.ours,
        isNote && styles.note,
        failed && styles.failed,
      )}
      aria-label={t(`said.${m.direction}`)}
    >
      {answered && (
        <Text size={200} className={styles.quote} dir="auto">
          {answered.text}
        </Text>
      )}
      {m.subject && (
        <Text weight="semibold" dir="auto">
          {m.subject}
        </Text>
      )}
      {isLetter ? (
        <Letter conversationId={m.conversation_id} messageId={m.id} />
      ) : (
        <Text className={styles.text} dir="auto">
          {m.text ||
            (m.template
              ? t('thread.template', { name: m.template.name })
              : m.files.length === 0 && t('thread.nothing'))}
        </Text>
      )}
      <FileLines message={m} />
      <span className={styles.meta}>
        {isNote && <NoteRegular aria-hidden />}
        {m.sender_id && m.sender === 'user' && <RecordName of="core.user" id={m.sender_id} plain />}
        {m.sender === 'agent' && <AgentMark message={m} />}
        <TimeOf at={m.at} />
        {m.direction === 'out' && <MessageState message={m} />}
        {m.state === 'queued' && m.send_at && <TakeBack message={m} />}
        {m.direction === 'in' && onAnswer && (
          <Button
            size="small"
            appearance="transparent"
            icon={<ArrowReplyRegular />}
            aria-label={t('thread.quote')}
            onClick={() => onAnswer(m)}
          />
        )}
      </span>
      {m.direction === 'out' && <Undelivered message={m} retry={retry} byKey={byKey} />}
    </article>
  );
}
