import type { ApiClient } from '../api/client';
import type { Versioned } from '../api/operations';

/** The versions that own writes have made, by the ids of the records: newer than what a list may still show. */
const made = new WeakMap<ApiClient, Map<string, number>>();

/** Keeps the version that a write has made. */
export function learn<Answer>(client: ApiClient, answer: Answer): Answer {
  const { id, version } = (answer ?? {}) as Partial<Versioned>;
  if (id !== undefined && version !== undefined)
    made.set(client, (made.get(client) ?? new Map()).set(id, version));
  return answer;
}

/** What is being written, by the ids of the records. */
const flights = new WeakMap<ApiClient, Map<string, Promise<unknown>>>();

/** The most that a write waits for those before it, in ms. */
const LONGEST_MS = 5_000;

/** Waits for what this page writes of a record already: whoever is quick at the keys names no version that is old by then. */
export async function written(client: ApiClient, id: string): Promise<void> {
  const before = flights.get(client)?.get(id);
  if (before) await Promise.race([before, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}

/** Has those that come wait for a write of the record at a path. */
export function onItsWay<Answer>(
  client: ApiClient,
  path: object | undefined,
  write: Promise<Answer>,
): Promise<Answer> {
  const { id } = (path ?? {}) as { id?: string };
  if (id === undefined) return write;
  const all = flights.get(client) ?? new Map<string, Promise<unknown>>();
  flights.set(client, all);
  const flight = Promise.allSettled([all.get(id), write]).then(() => {
    if (all.get(id) === flight) all.delete(id);
  });
  all.set(id, flight);
  return write;
}

/** The newest version of a record that this page knows. */
export function newest(client: ApiClient, known: Versioned | undefined): number | undefined {
  return known && Math.max(known.version, made.get(client)?.get(known.id) ?? 0);
}
