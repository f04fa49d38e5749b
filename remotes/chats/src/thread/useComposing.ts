import { useMessages } from '../api/reads';
import type { Conversation, Draft, Message } from '../api/types';
import { useOutbox } from './outbox';
import { useDraft } from './useDraft';
import { useWindowOver } from './useWindowOver';

/** What is being written in a conversation, and the ways to send it. */
export function useComposing(c: Conversation, answers: Message | undefined, onAnswered: () => void) {
  const { send } = useOutbox();
  const [{ text, isNote }, change] = useDraft(c.id);
  const closed = useWindowOver(c.window_ends);
  const lastSeen = useMessages(c.id).data?.rows[0]?.id;
  const dispatch = (more: Partial<Draft> = {}) => {
    const said = text.trim();
    if ((said === '' && !more.template) || (closed && !isNote && !more.template)) return;
    const draft: Draft = more.template ? more : { text: said, ...(isNote && { is_note: true }), ...more };
    send(c.id, {
      ...draft,
      ...(answers && !isNote && { reply_to: answers.id }),
      ...(lastSeen && !isNote && { seen_message_id: lastSeen }),
    });
    if (!more.template) change({ text: '', isNote: false });
    onAnswered();
  };
  return {
    text,
    isNote,
    change,
    /** Only a template may be sent any more. */
    closed,
    send: () => dispatch(),
    sendAt: (at: string) => dispatch({ send_at: at }),
    sendTemplate: (template: NonNullable<Draft['template']>) => dispatch({ template }),
  };
}

export type Composing = ReturnType<typeof useComposing>;
