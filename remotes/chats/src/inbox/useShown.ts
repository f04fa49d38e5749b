import { type LiveEvent, type QueryClient, useLiveEvent, useQueryClient } from '@recobro/sdk';
import { keyOf } from '../api/client';
import type { Conversation, Message } from '../api/types';

/** What a message that has just come changes on a screen, as the module tells it. */
type Sight = Pick<Conversation, 'preview' | 'preview_in' | 'unread' | 'status' | 'last_at'> & {
  message: Message;
};

interface Read<Row> {
  pages: { data: Row[] }[];
}

const LIST = '/api/v1/conversations';
const MESSAGES = '/api/v1/conversations/{id}/messages';

/** Shows a message where its conversation stands as soon as it is told of; it is read again when there is time. */
export function useShown(): void {
  const queries = useQueryClient();
  useLiveEvent('recobro.chats.message.shown', ({ subject, payload }: LiveEvent) => {
    const { message, ...row } = (payload ?? {}) as Partial<Sight>;
    if (!subject || !message) return;
    showMessage(queries, subject, message);
    showRow(queries, subject, row);
  });
}

function showMessage(queries: QueryClient, id: string, message: Message): void {
  const isThread = ({ queryKey: [, , , given] }: { queryKey: readonly unknown[] }) =>
    (given as { path?: { id?: string } } | undefined)?.path?.id === id;
  queries.setQueriesData<Read<Message>>({ queryKey: keyOf(MESSAGES), predicate: isThread }, (read) =>
    read?.pages.some(({ data }) => data.some((one) => one.id === message.id)) ? read : began(read, message),
  );
}

/** The latest stands first. */
function began(read: Read<Message> | undefined, message: Message): Read<Message> | undefined {
  const [first, ...older] = read?.pages ?? [];
  return read && first && { ...read, pages: [{ ...first, data: [message, ...first.data] }, ...older] };
}

function showRow(queries: QueryClient, id: string, row: Partial<Conversation>): void {
  const shown = (one: Conversation) => (one.id === id ? { ...one, ...row } : one);
  queries.setQueriesData<Read<Conversation>>(
    { queryKey: keyOf(LIST) },
    (read) =>
      read?.pages && { ...read, pages: read.pages.map((page) => ({ ...page, data: page.data.map(shown) })) },
  );
}
