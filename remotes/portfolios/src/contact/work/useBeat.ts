import { useEffect } from 'react';

const EVERY_MS = 45_000;

/** Does something now and then, as long as it is asked for: it shows the server that the page lives. */
export function useBeat(on: boolean, beat: () => Promise<unknown>) {
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => void beat().catch(() => {}), EVERY_MS); // the next one follows
    return () => clearInterval(timer);
  });
}
