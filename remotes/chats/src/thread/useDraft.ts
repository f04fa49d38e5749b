import { useSession } from '@recobro/sdk';
import { useState } from 'react';

/** What somebody is writing. */
export interface Writing {
  text: string;
  isNote: boolean;
}

const NOTHING: Writing = { text: '', isNote: false };

/** What somebody is writing in a conversation, kept by this browser tab until it is sent: a reload loses nothing. */
export function useDraft(id: string) {
  const key = `chats.draft.${useSession().me.id}.${id}`;
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
