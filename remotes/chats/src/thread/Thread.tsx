import { useCan } from '@recobro/sdk';
import { ErrorState, Skeletons } from '@recobro/sdk/ui';
import { useState } from 'react';
import { AgentBanner } from '../agents/AgentBanner';
import { useConversation } from '../api/reads';
import type { Conversation, Message } from '../api/types';
import { Composer } from './Composer';
import { Log } from './Log';
import { MergedInto } from './MergedInto';
import { ThreadHead } from './ThreadHead';
import { useSeen } from './useSeen';

/** Props of Thread. */
export interface ThreadProps {
  id: string;
  /** What the list knows of it already. */
  known?: Conversation | undefined;
  /** Leads back to the list, where that is not beside it. */
  onBack?: (() => void) | undefined;
  /** It is resolved or put off: what comes next. */
  onDone: () => void;
  /** The debtor does not stand beside it, and is shown on demand. */
  aside: boolean;
}

/** What was written in a conversation, and what to do about it. */
export function Thread({ id, known, onBack, onDone, aside }: ThreadProps) {
  const conversation = useConversation(id, known);
  const mayWrite = useCan()('chats.conversations:update');
  const [answers, setAnswers] = useState<Message>();
  useSeen(id, (mayWrite && conversation.data?.unread) || 0);
  if (conversation.error && !conversation.data)
    return <ErrorState error={conversation.error} onRetry={() => void conversation.refetch()} />;
  if (!conversation.data) return <Skeletons rows={6} when />;
  return (
    <>
      <ThreadHead conversation={conversation.data} onBack={onBack} onDone={onDone} aside={aside} />
      <AgentBanner conversation={conversation.data} />
      <Log conversation={conversation.data} onAnswer={mayWrite ? setAnswers : undefined} />
      {conversation.data.merged_into && <MergedInto from={id} id={conversation.data.merged_into} />}
      {mayWrite && !conversation.data.merged_into && (
        <Composer
          conversation={conversation.data}
          answers={answers}
          onAnswered={() => setAnswers(undefined)}
        />
      )}
    </>
  );
}
