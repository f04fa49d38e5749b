import type { RulePack } from '../../../api/types';

/** A draft that is being changed, and the way to what others made of it meanwhile. */
export interface Editing {
  draft: RulePack;
  reload: () => Promise<RulePack | undefined>;
}

/** A list with one thing in the place of another, or at its end where there was none. */
export function withOne<T>(all: T[], known: T | undefined, one: T): T[] {
  return known === undefined ? [...all, one] : all.map((each) => (each === known ? one : each));
}

/** What a thing has become in another list: itself, or what is called as it. */
export function sameIn<T>(all: T[], known: T | undefined, keyOf: (one: T) => string): T | undefined {
  if (known === undefined) return undefined;
  return all.find((one) => one === known) ?? all.find((one) => keyOf(one) === keyOf(known));
}
