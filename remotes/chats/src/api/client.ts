import { apiOf } from '@recobro/sdk';
import type { paths } from './schema.gen';

/** The API as the screens of chats ask it. */
export const {
  useRead,
  useList,
  usePages,
  useEvery,
  useWrite,
  asking,
  reading,
  listing,
  paging,
  keyOf,
  rootOf,
} = apiOf<paths>({
  '/api/v1/ai-agents': ['aiagents', 'agents'],
  '/api/v1/conversations': ['chats', 'conversations'],
  '/api/v1/inboxes': ['chats', 'inboxes'],
  '/api/v1/chats/labels': ['chats', 'labels'],
  '/api/v1/chats/replies': ['chats', 'replies'],
  '/api/v1/chats/macros': ['chats', 'macros'],
  '/api/v1/chats/people': ['chats', 'people'],
  '/api/v1/chats/rounds': ['chats', 'rounds'],
});
