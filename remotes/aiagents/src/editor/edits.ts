import type { Spec } from '../api/types';

/** What was written, what stands now, and what was taken back. */
export interface Edits {
  past: Spec[];
  now: Spec;
  future: Spec[];
  /** What was written last: going on with the same is one step. */
  at: string;
}

export type Edit =
  | { do: 'write'; at: string; spec: Spec }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'open'; spec: Spec };

/** As many steps as can be taken back. */
const MOST = 100;

export const opened = (spec: Spec): Edits => ({ past: [], now: spec, future: [], at: '' });

export function edited(state: Edits, edit: Edit): Edits {
  const { past, now, future, at } = state;
  switch (edit.do) {
    case 'open':
      return opened(edit.spec);
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], at: '' } : state;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, now], now: next, future: rest, at: '' } : state;
    }
    case 'write':
      if (edit.at && edit.at === at) return { past, now: edit.spec, future: [], at };
      return { past: [...past, now].slice(-MOST), now: edit.spec, future: [], at: edit.at };
  }
}

/** What stands at a path: "persona.es.opening", "flow.steps.3.say". */
export function valueAt(from: unknown, path: string): unknown {
  let value = from;
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}

/** A copy in which something else stands at a path; nothing, where it is undefined. */
export function put<T>(from: T, path: string, value: unknown): T {
  const [first = '', ...rest] = path.split('.');
  const copy = (Array.isArray(from) ? [...from] : { ...from }) as Record<string, unknown>;
  const inner = rest.length > 0 ? put(copy[first] ?? {}, rest.join('.'), value) : value;
  if (inner === undefined && !Array.isArray(from)) delete copy[first];
  else copy[first] = inner;
  return copy as T;
}

/** How the API names a path: "flow.steps[3].say". */
export const fieldOf = (path: string) => path.replace(/\.(\d+)/g, '[$1]');
