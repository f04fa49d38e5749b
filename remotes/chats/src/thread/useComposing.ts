import { useMessages } from '../api/reads';
import type { Conversation, Draft, Message } from '../api/types';
import { useOutbox } from './outbox';
import { useDraft } from './useDraft';
import { useFiles } from './useFiles';
import { useWindowOver } from './useWindowOver';

/** What is being written in a conversation, and the ways to send it. */
export function useComposing(c: Conversation, answers: Message | undefined, onAnswered: () => void) {
  const { send } = useOutbox();
  const [{ text, isNote }, change] = useDraft(c.id);
  const files = useFiles(c.id);
  const closed = useWindowOver(c.window_ends);
  const lastSeen = useMessages(c.id).data?.rows[0]?.id;
  const dispatch = (more: Partial<Draft> = {}) => {
    const said = text.trim();
    const bare = said === '' && files.ids.length === 0;
    if (files.waits || (bare && !more.template) || (closed && !isNote && !more.template)) return;
    const draft: Draft = more.template ? more : { text: said, ...(isNote && { is_note: true }), ...more };
    send(c.id, {
      ...draft,
      ...(files.ids.length > 0 && !isNote && { files: files.ids }),
      ...(answers && !isNote && { reply_to: answers.id }),
      ...(lastSeen && !isNote && { seen_message_id: lastSeen }),
    });
    if (!more.template) change({ text: '', isNote: false });
    files.clear();
    onAnswered();
  };
  return {
    text,
    isNote,
    change,
    files,
    /** Only a template may be sent any more. */
    closed,
    send: () => dispatch(),
    sendAt: (at: string) => dispatch({ send_at: at }),
    sendTemplate: (template: NonNullable<Draft['template']>) => dispatch({ template }),
  };
}

export type Composing = ReturnType<typeof useComposing>;
