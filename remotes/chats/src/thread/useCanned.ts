import { type KeyboardEvent, useId, useState } from 'react';
import { useReplies } from '../api/reads';
import type { Conversation, Reply } from '../api/types';
import { fill, soughtIn, useGaps } from './canned';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The list of canned replies that a slash opens: what fits, which one is in hand, and the keys that walk and choose. */
export function useCanned(c: Conversation, text: string, onText: (text: string) => void) {
  const id = useId();
  const sought = soughtIn(text);
  const open = sought !== undefined;
  const { data, isPlaceholderData } = useReplies(sought, open);
  const replies = nearest(data?.data ?? [], sought ?? '');
  const gaps = useGaps(c);
  const [at, setAt] = useState(0);
  const active = Math.min(at, Math.max(0, replies.length - 1));
  const choose = (reply: Reply) => {
    onText(fill(reply.text, gaps));
    setAt(0);
  };
  /** Whether the key was the list's. */
  const onKey = (event: KeyboardEvent): boolean => {
    const step = STEPS[event.key];
    const reply = replies[active];
    if (!open || !(step || event.key === 'Enter' || event.key === 'Tab')) return false;
    if (step) setAt(Math.max(0, Math.min(active + step, replies.length - 1)));
    else if (reply && !isPlaceholderData) choose(reply); // never one of what was typed before
    event.preventDefault();
    return true;
  };
  return { id, open, replies, isStale: isPlaceholderData, at: active, choose, onKey };
}

/** Those whose shortcut begins so come before those that only have the word somewhere. */
const nearest = (replies: Reply[], sought: string) =>
  replies.toSorted((a, b) => Number(b.shortcut.startsWith(sought)) - Number(a.shortcut.startsWith(sought)));
