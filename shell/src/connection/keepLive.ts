import { type Fetch, keepOpen, type LiveEvents, readEvents, statusOf } from '@recobro/sdk';
import type { Connection } from './Connection';

/** What a live stream needs. */
export interface Line {
  fetch: Fetch;
  live: LiveEvents;
  connection: Connection;
  /** The stream stands again after a break: events of the time between are lost. */
  onReturn: () => void;
  /** Nobody is signed in any more: the host ended the stream, and the session with it. */
  onSignedOut: () => void;
}

/** Keeps the host's event stream open until `stop`. */
export async function keepLive(
  { fetch, live, connection, onReturn, onSignedOut }: Line,
  stop: AbortSignal,
): Promise<void> {
  let broken = false;
  const onOpen = () => {
    connection.opened();
    if (broken) onReturn();
  };
  const open = async () => {
    const signal = connection.nextLine(stop);
    await readEvents(fetch, '/api/v1/live', {
      signal,
      onOpen,
      onEvent: ({ type, data }) =>
        type === 'ended' ? connection.hasten() : live.emit({ ...(data as object), type }),
    });
    return undefined;
  };
  const rest = (pause: number) => {
    broken = true;
    return connection.rest(pause);
  };
  const onFailure = (error: unknown) => connection.failed(error);
  const isFinal = (error: unknown) => statusOf(error) === 401;
  await keepOpen(open, { stop, rest, onFailure, isFinal }).catch(onSignedOut);
}
