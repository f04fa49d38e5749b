import type { Recording } from '../api/types';

/** A stretch in which nobody speaks, ms. */
export interface Silence {
  from: number;
  to: number;
}

/** Below this nobody speaks: of 255. */
const QUIET = 4;

/** The shortest silence that is worth skipping, ms. */
const SHORTEST_MS = 1_500;

/** The stretches of a recording in which nobody speaks. */
export function silencesOf({ peaks, length_ms }: Pick<Recording, 'peaks' | 'length_ms'>): Silence[] {
  const outside = levels(peaks?.outside);
  const inside = levels(peaks?.inside);
  const each = length_ms / Math.max(1, outside.length);
  const all: Silence[] = [];
  let from = -1;
  for (let at = 0; at <= outside.length; at += 1) {
    const quiet = at < outside.length && (outside[at] ?? 0) < QUIET && (inside[at] ?? 0) < QUIET;
    if (quiet && from < 0) from = at;
    if (!quiet && from >= 0) {
      if ((at - from) * each >= SHORTEST_MS) all.push({ from: from * each, to: at * each });
      from = -1;
    }
  }
  return all;
}

/** Levels as they come: Go writes bytes as base64. */
export function levels(bytes: string | undefined): number[] {
  return bytes ? Array.from(atob(bytes), (each) => each.charCodeAt(0)) : [];
}
