import { useSession } from '@recobro/sdk';
import { useEffect, useState } from 'react';

/** What somebody is writing. */
export interface Writing {
  text: string;
  isNote: boolean;
}

const NOTHING: Writing = { text: '', isNote: false };

const keyOf = (userId: string, id: string) => `chats.draft.${userId}.${id}`;

/** Has what was being written in a conversation stand in the one that it became part of, unless something is being written there. */
export function useDraftMoved(from: string, to: string): void {
  const { id } = useSession().me;
  useEffect(() => {
    const draft = sessionStorage.getItem(keyOf(id, from));
    if (!to || !draft) return;
    if (sessionStorage.getItem(keyOf(id, to)) === null) sessionStorage.setItem(keyOf(id, to), draft);
    sessionStorage.removeItem(keyOf(id, from));
  }, [id, from, to]);
}

/** What somebody is writing in a conversation, kept by this browser tab until it is sent: a reload loses nothing. */
export function useDraft(id: string) {
  const key = keyOf(useSession().me.id, id);
  const [writing, setWriting] = useState(() => kept(key));
  const change = (more: Partial<Writing>) => {
    const next = { ...writing, ...more };
    setWriting(next);
    if (next.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(next));
  };
  return [writing, change] as const;
}

function kept(key: string): Writing {
  try {
    return { ...NOTHING, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return NOTHING;
  }
}
