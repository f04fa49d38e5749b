import { useDelayed } from './useDelayed';

const AT_MOST_MS = 1_000;

/** Style of what is held back by something before it, beside it in the page. */
export const heldBack = { '[data-holds] ~ &': { visibility: 'hidden' } } as const;

/** Whether what comes below waits for what is on its way here: so that it is not pushed down, and not for long. */
export function useHolding(waiting: boolean): boolean {
  const tooLong = useDelayed(waiting, AT_MOST_MS);
  return waiting && !tooLong;
}

/** Stands for what is on its way, a section or the name of a record: what is below is held back for a second at most. */
export function HoldsBack() {
  return useHolding(true) ? <span hidden data-holds /> : null;
}
