import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useWrite } from '../api/client';
import type { Draft, Message } from '../api/types';

/** What somebody has written and the server has not taken yet. */
export interface Outgoing {
  /** By which the server knows it again when it is sent once more. */
  once: string;
  conversationId: string;
  draft: Draft;
  at: string;
  /** Why it was not taken; it is on its way while there is none. */
  error?: unknown;
}

interface Outbox {
  all: Outgoing[];
  send: (conversationId: string, draft: Draft) => void;
  again: (one: Outgoing, change?: Partial<Draft>) => void;
  discard: (once: string) => void;
}

const OutboxContext = createContext<Outbox | undefined>(undefined);

/** Keeps what is on its way while one goes on to the next conversation. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  return <OutboxContext.Provider value={useNewOutbox()}>{children}</OutboxContext.Provider>;
}

/** The conversation as a message that was just written left it: who answers and resolves at once resolves that. */
export const conversationAfter = ({ conversation_id: id, conversation_version: version }: Message) =>
  version === undefined ? undefined : { id, version };

function useNewOutbox(): Outbox {
  const [all, setAll] = useState<Outgoing[]>([]);
  const change = useCallback(
    (once: string, more: Partial<Outgoing>) =>
      setAll((before) => before.map((one) => (one.once === once ? { ...one, ...more } : one))),
    [],
  );
  const discard = useCallback(
    (once: string) => setAll((before) => before.filter((one) => one.once !== once)),
    [],
  );
  const { mutateAsync } = useWrite('POST', '/api/v1/conversations/{id}/messages', {
    quiet: true,
    makes: conversationAfter,
  });
  const go = useCallback(
    ({ once, conversationId, draft }: Outgoing) =>
      mutateAsync({ path: { id: conversationId }, body: draft, once }).then(
        () => discard(once),
        (error: unknown) => change(once, { error }),
      ),
    [mutateAsync, discard, change],
  );
  return useMemo(
    () => ({
      all,
      discard,
      send: (conversationId, draft) => {
        const one = { once: crypto.randomUUID(), conversationId, draft, at: new Date().toISOString() };
        setAll((before) => [...before, one]);
        void go(one);
      },
      again: ({ error: _, ...one }, more = {}) => {
        // What is asked otherwise than before is another question: the server must not answer it as the first.
        const once = Object.keys(more).length > 0 ? crypto.randomUUID() : one.once;
        const next = { ...one, once, draft: { ...one.draft, ...more } };
        setAll((before) => before.map((each) => (each.once === one.once ? next : each)));
        void go(next);
      },
    }),
    [all, discard, go],
  );
}

/** What is on its way out. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider above it');
  return outbox;
}
