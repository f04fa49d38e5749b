import { createContext } from 'react';
import type { Message } from '../api/types';

/** What is shown as a picture; whatever else was sent is a file. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** A picture of a conversation, and where it is read. */
export interface Picture {
  id: string;
  name: string;
  path: string;
}

type Attached = Message['files'][number];

export const isPicture = ({ file_id, type }: Attached): boolean => file_id !== '' && SHOWN.includes(type);

export const fileAt = (conversationId: string, fileId: string): string =>
  `/api/v1/conversations/${conversationId}/files/${fileId}`;

/** All pictures of some messages, in their order. */
export const picturesOf = (messages: Message[]): Picture[] =>
  messages.flatMap(({ conversation_id, files }) =>
    files
      .filter(isPicture)
      .map(({ file_id, name }) => ({ id: file_id, name, path: fileAt(conversation_id, file_id) })),
  );

/** Opens one of the thread's pictures large. */
export const OpenPicture = createContext<(id: string) => void>(() => {});
