import { statusOf } from '../api/errors';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** What keeping something open needs. */
export interface Keeping {
  /** Ends it. */
  stop: AbortSignal;
  /** Waits for some milliseconds before the next try. */
  rest?: (pause: number) => Promise<void>;
  /** Told of what could not be opened. */
  onFailure?: (error: unknown) => void;
  /** Whether a failure is for good; usually: signed out, not allowed, not there. */
  isFinal?: (error: unknown) => boolean;
}

/**
 * Opens something again whenever it has ended, until `stop`, after longer and longer pauses while it cannot be opened.
 * Resolves when `open` gives `finished`; rejects with a failure that is for good.
 */
export async function keepOpen(
  open: () => Promise<'finished' | undefined>,
  { stop, rest = (pause) => sleep(pause, stop), onFailure, isFinal = isRefusal }: Keeping,
): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!stop.aborted) {
    try {
      if ((await open()) === 'finished') return;
      pause = FIRST_PAUSE_MS;
    } catch (error) {
      if (stop.aborted) return;
      if (isFinal(error)) throw error;
      onFailure?.(error);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    if (!stop.aborted) await rest(pause * (0.75 + Math.random() / 4)); // not all pages at once after a restart
  }
}

/** Too early, too often and too slowly are for trying again, as is what the host itself is at fault for. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

function sleep(pause: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
