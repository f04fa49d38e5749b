import { useEffect, useRef } from 'react';

/** A heartbeat, by which the server knows that a page is open. */
export interface Heartbeat {
  /** Whether it is wanted now. */
  on: boolean;
  /** In milliseconds. A browser slows the timers of a hidden page to one a minute. */
  everyMs: number;
  /** Sends one; one that fails is followed by the next. */
  beat: () => Promise<unknown>;
  /** The first is sent at once instead of after the first interval. */
  atOnce?: boolean;
}

/** Sends a heartbeat as long as it is wanted, however often its component renders meanwhile. */
export function useHeartbeat({ on, everyMs, beat, atOnce = false }: Heartbeat): void {
  const latest = useRef(beat);
  useEffect(() => {
    latest.current = beat;
  });
  useEffect(() => {
    if (!on) return;
    const send = () => void latest.current().catch(() => {});
    if (atOnce) send();
    const timer = setInterval(send, everyMs);
    return () => clearInterval(timer);
  }, [on, everyMs, atOnce]);
}
