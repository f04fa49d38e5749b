import { useEffect, useRef, useState } from 'react';

/** How a stream or a socket stands. */
export interface Line {
  state: 'opening' | 'open' | 'finished' | 'refused';
  /** Why it was refused: it is not tried again. */
  error?: unknown;
}

/** What whoever keeps a line open reports of it. */
export interface Telling<T> {
  opened: () => void;
  broken: () => void;
  heard: (what: T) => void;
}

/** Keeps a line open while the component is on screen, and a new one whenever `path` changes. */
export function useLine<T>(
  path: string | undefined,
  onHeard: (what: T) => void,
  keep: (stop: AbortSignal, telling: Telling<T>) => Promise<void>,
): Line {
  const [line, setLine] = useState<Line>({ state: 'opening' });
  const latest = useRef({ onHeard, keep });
  useEffect(() => {
    latest.current = { onHeard, keep };
  });
  useEffect(() => {
    if (!path) return;
    const stop = new AbortController();
    const update = (next: Line) => stop.signal.aborted || setLine(next);
    update({ state: 'opening' });
    latest.current
      .keep(stop.signal, {
        opened: () => update({ state: 'open' }),
        broken: () => update({ state: 'opening' }),
        heard: (what) => stop.signal.aborted || latest.current.onHeard(what),
      })
      .then(
        () => update({ state: 'finished' }),
        (error: unknown) => update({ state: 'refused', error }),
      );
    return () => stop.abort();
  }, [path]);
  return line;
}
