import type { Fetch } from '../api/transport';
import type { LiveEvent } from './live';

/**
 * Reads server-sent events over fetch, because EventSource cannot send a bearer. Resolves when the host ends
 * the stream; rejects when it breaks or is aborted. `onOpen` is called once the host has taken the stream.
 */
export async function readLive(
  fetch: Fetch,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
  onOpen?: () => void,
): Promise<void> {
  const url = new URL('/api/v1/live', globalThis.location.origin);
  const response = await fetch(new Request(url, { headers: { Accept: 'text/event-stream' }, signal }));
  onOpen?.();
  if (!response.body) return;
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const event = parseFrame(frame);
      if (event) onEvent(event);
    }
  }
}

/** Parses one frame; comments (keep-alive) and broken data give undefined. */
export function parseFrame(frame: string): LiveEvent | undefined {
  const lines = frame.split('\n');
  const value = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart())
      .join('\n');
  const type = value('event');
  if (!type) return undefined;
  try {
    return { ...(JSON.parse(value('data') || '{}') as object), type };
  } catch {
    return undefined;
  }
}
