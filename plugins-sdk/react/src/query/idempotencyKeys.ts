import { useRef } from 'react';
import { ApiError } from '../api/errors';

/**
 * The idempotency keys of the writes of one hook. The same write has one key from when it is first sent until its result is
 * known, so that a second press while it is under way, and a retry after a timeout, do it once.
 */
export interface IdempotencyKeys {
  /** Sends a write under its key. */
  send<Answer>(write: unknown, ask: (key: string) => Promise<Answer>): Promise<Answer>;
}

/** The keys of a component's writes, for as long as it is shown. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const keys = useRef<IdempotencyKeys>(undefined);
  keys.current ??= idempotencyKeys();
  return keys.current;
}

function idempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    async send(write, ask) {
      const same = JSON.stringify(write);
      const key = open.get(same) ?? crypto.randomUUID();
      open.set(same, key);
      let known = true;
      try {
        return await ask(key);
      } catch (error) {
        known = isRefusal(error);
        throw error;
      } finally {
        if (known) open.delete(same);
      }
    },
  };
}

/** Whether the server refused a write for good; after a timeout or a failure it may have been done. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;
