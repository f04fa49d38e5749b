import { createContext, useContext } from 'react';

export type ToastIntent = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  intent: ToastIntent;
  title: string;
  body?: string | undefined;
  /** Takes back what was done; offered for as long as the message stands. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Code of the refusal that it tells; what can be done then is offered with it. */
  code?: string | undefined;
}

/** Says something at the bottom right for five seconds. Works from hooks and from plain functions. */
export interface Toasts {
  success(title: string, body?: string): void;
  error(title: string, body?: string, code?: string): void;
  warning(title: string, body?: string): void;
  info(title: string, body?: string): void;
  /** Says that something is done, and offers to undo it. */
  undoable(title: string, undo: () => Promise<unknown>): void;
  /** Calls back once, when the first message waits for a toast area. Returns the way to stop. */
  awaken(onFirst: () => void): () => void;
  /** The shell's toast area listens here. Returns the way to stop. */
  listen(listener: (message: ToastMessage) => void): () => void;
}

/** Messages from before the toast area is on screen wait for it. */
export function createToasts(): Toasts {
  const listeners = new Set<(message: ToastMessage) => void>();
  let waiting: ToastMessage[] = [];
  let onFirst = () => {};
  const show = (message: ToastMessage) => {
    if (listeners.size === 0) {
      waiting.push(message);
      onFirst();
    }
    for (const listener of listeners) listener(message);
  };
  const say = (intent: ToastIntent) => (title: string, body?: string) => show({ intent, title, body });
  return {
    success: say('success'),
    error: (title, body, code) => show({ intent: 'error', title, body, code }),
    warning: say('warning'),
    info: say('info'),
    undoable: (title, undo) => show({ intent: 'success', title, undo }),
    awaken(callback) {
      onFirst = callback;
      if (waiting.length > 0) callback();
      return () => {
        onFirst = () => {};
      };
    },
    listen(listener) {
      listeners.add(listener);
      waiting.forEach(listener);
      waiting = [];
      return () => void listeners.delete(listener);
    },
  };
}

const ToastsContext = createContext<Toasts | undefined>(undefined);

export const ToastsProvider = ToastsContext.Provider;

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it');
  return toasts;
}
