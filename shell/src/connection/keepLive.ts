import { type Fetch, type LiveEvents, readLive, statusOf } from '@recobro/sdk';
import type { Connection } from './Connection';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

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

/** Keeps the host's event stream open until `stop`, with longer and longer pauses while it cannot be opened. */
export async function keepLive(
  { fetch, live, connection, onReturn, onSignedOut }: Line,
  stop: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  let broken = false;
  const opened = () => {
    connection.opened();
    if (broken) onReturn();
  };
  while (!stop.aborted) {
    try {
      await readLive(fetch, live.emit, connection.nextLine(stop), opened);
      pause = FIRST_PAUSE_MS;
    } catch (error) {
      if (statusOf(error) === 401) return onSignedOut();
      connection.failed(error);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    broken = true;
    if (!stop.aborted) await connection.rest(pause);
  }
}
