import { createContext, useContext, useEffect, useRef } from 'react';

/** One event of `GET /api/v1/live`: what happened, to what, and which queries it makes stale. */
export interface LiveEvent {
  type: string;
  subject?: string;
  keys?: string[][];
  /** Within how long to read those again, ms, at a moment by chance: many hear of it. */
  spread_ms?: number;
  payload?: unknown;
}

type Listener = (event: LiveEvent) => unknown;

/** Hands the host's events to whoever listens in the page. */
export interface LiveEvents {
  emit(event: LiveEvent): void;
  on(listener: Listener): () => void;
}

export function createLiveEvents(): LiveEvents {
  const listeners = new Set<Listener>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const LiveContext = createContext<LiveEvents | undefined>(undefined);

export const LiveProvider = LiveContext.Provider;

/** Calls back for every live event of one type while the component is on screen. */
export function useLiveEvent(type: string, onEvent: (event: LiveEvent) => void): void {
  const live = useContext(LiveContext);
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => live?.on((event) => event.type === type && latest.current(event)), [live, type]);
}
