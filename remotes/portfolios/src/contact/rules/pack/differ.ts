import type { Particular } from './useRuleFacts';

/** Something that differs between two versions. */
export interface Difference {
  key: string;
  name: string;
  state: 'added' | 'removed' | 'changed';
  /** What was changed of it. */
  changes: { name: string; from: string; to: string }[];
}

/** How the things of a version are told apart, called, and told of. */
interface Telling<T> {
  keyOf: (one: T) => string;
  nameOf: (one: T) => string;
  factsOf: (one: T) => Particular[];
}

/** What differs in a list from the one before, told in words alone: what reads the same is the same. */
export function differences<T>(before: T[], after: T[], telling: Telling<T>): Difference[] {
  const { keyOf, nameOf, factsOf } = telling;
  const was = new Map(before.map((one) => [keyOf(one), one]));
  const is = new Set(after.map(keyOf));
  const told = (one: T, state: Difference['state'], changes: Difference['changes'] = []) => ({
    key: `${state} ${keyOf(one)}`,
    name: nameOf(one),
    state,
    changes,
  });
  const kept = after.flatMap((one) => {
    const old = was.get(keyOf(one));
    if (old === undefined) return [told(one, 'added')];
    const changes = changesBetween(factsOf(old), factsOf(one));
    return changes.length > 0 ? [told(one, 'changed', changes)] : [];
  });
  return [...kept, ...before.filter((one) => !is.has(keyOf(one))).map((one) => told(one, 'removed'))];
}

function changesBetween(before: Particular[], after: Particular[]): Difference['changes'] {
  const was = new Map(before.map(({ name, value }) => [name, value]));
  const is = new Map(after.map(({ name, value }) => [name, value]));
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, from: was.get(name) ?? '', to: is.get(name) ?? '' }))
    .filter(({ from, to }) => from !== to);
}
