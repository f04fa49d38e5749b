import { keepPreviousData } from '@recobro/sdk';
import { useListParams } from '@recobro/sdk/ui';
import { usePages } from '../api/client';
import type { ConversationQuery } from '../api/types';
import { INBOX_LIST } from './filters';

const ROWS = 40;

/** What is still to be done, where nobody asks for another state. */
const TO_DO = ['open', 'pending'] as const;

/** The list as its address asks for it: the parameters, and the conversations page after page. */
export function useInbox() {
  const params = useListParams(INBOX_LIST);
  const read = usePages(
    '/api/v1/conversations',
    { query: queryOf(params) },
    { placeholderData: keepPreviousData },
  );
  return { params, read, rows: read.data?.rows ?? [] };
}

/** The list's parameters, and what they come to. */
export type InboxParams = ReturnType<typeof useListParams<(typeof INBOX_LIST)['filters']>>;

function queryOf({ filters, sort }: InboxParams): ConversationQuery {
  const { whose, status, channel, inbox, label, priority, waits, unread, level, with: answers } = filters;
  return {
    pageSize: ROWS,
    sort,
    status: status.length > 0 ? status : [...TO_DO],
    channel,
    inbox_id: inbox,
    label_id: label,
    priority,
    ...(whose[0] && { whose: whose[0] }),
    ...(waits[0] && { waits: waits[0] }),
    ...(unread[0] && { unread: unread[0] }),
    ...(level[0] && { level: level[0] }),
    ...(answers[0] && { with: answers[0] }),
  };
}
