import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Fetch } from '../api/transport';

/** One server-sent event; its data was JSON. */
export interface StreamEvent {
  id?: string;
  type: string;
  data: unknown;
}

export interface Reading {
  signal: AbortSignal;
  onEvent: (event: StreamEvent) => void;
  /** The host has accepted the stream. */
  onOpen?: () => void;
  /** Id of the last event of an earlier stream. */
  lastId?: string;
}

/**
 * Reads server-sent events over fetch, because EventSource cannot send a bearer. Resolves when the host ends
 * the stream; rejects when it breaks or is aborted. What is no JSON is passed over.
 */
export async function readEvents(
  fetch: Fetch,
  path: string,
  { signal, onEvent, onOpen, lastId }: Reading,
): Promise<void> {
  const headers = new Headers({ Accept: 'text/event-stream' });
  if (lastId) headers.set('Last-Event-ID', lastId);
  const response = await fetch(new Request(new URL(path, globalThis.location.origin), { headers, signal }));
  onOpen?.();
  if (!response.body) return;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { id, event: type = 'message', data } of events) {
    const parsed = parse(data);
    if (parsed !== undefined) onEvent({ ...(id && { id }), type, data: parsed });
  }
}

/** JSON's value; undefined for what is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
