import { type ApiClient, keepPreviousData, type QueryClient, useApi, useQueryClient } from '@recobro/sdk';
import { useEffect } from 'react';
import { paging, useList, usePages, useRead } from './client';
import type { Conversation } from './types';

const LINES = 40;

const messagesOf = (id: string) => ({ path: { id }, query: { pageSize: LINES } });

/** A conversation; what a list knows of it stands in until it has come. */
export const useConversation = (id: string, known?: Conversation) =>
  useRead('/api/v1/conversations/{id}', { path: { id } }, known ? { placeholderData: known } : {});

/** What was written in a conversation, the latest first. */
export const useMessages = (id: string) => usePages('/api/v1/conversations/{id}/messages', messagesOf(id));

/** Reads ahead what may be opened next, so that it stands there at the press of a key. */
export function useAhead(ids: string[]): void {
  const client = useApi();
  const queries = useQueryClient();
  const all = ids.join();
  useEffect(() => {
    for (const id of all.split(',').filter(Boolean)) readAhead(client, queries, id);
  }, [all, client, queries]);
}

/** Reads what was written in a conversation before it is opened; the conversation itself is known by the list. */
export function readAhead(client: ApiClient, queries: QueryClient, id: string): void {
  void queries.prefetchInfiniteQuery({
    ...paging(client, '/api/v1/conversations/{id}/messages', messagesOf(id)),
    meta: { quiet: true },
  } as never);
}

/** The inboxes that one may see. */
export const useInboxes = () => useRead('/api/v1/inboxes', {}, { quiet: true, staleTime: 60_000 });

const RARELY_CHANGED = { quiet: true, staleTime: 300_000 };

/** The labels of the company. */
export const useLabels = () => useRead('/api/v1/chats/labels', {}, RARELY_CHANGED);

/** The macros of the company. */
export const useMacros = (enabled = true) =>
  useRead('/api/v1/chats/macros', {}, { ...RARELY_CHANGED, enabled });

const MANY = 100;

/** The canned replies that one may use, by their shortcuts. */
export const useReplies = (q = '', enabled = true) =>
  useList(
    '/api/v1/chats/replies',
    { query: { pageSize: MANY, ...(q && { q }) } },
    { ...RARELY_CHANGED, enabled, placeholderData: keepPreviousData },
  );

const SHORTEST = 2;

/** The messages in which words stand. */
export const useSearch = (q: string) =>
  useRead(
    '/api/v1/conversations/search',
    { query: { q } },
    { enabled: q.length >= SHORTEST, placeholderData: keepPreviousData },
  );
