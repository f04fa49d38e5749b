import { useIsFetching } from '@recobro/sdk';
import { startTransition, useEffect, useState } from 'react';

interface Asked {
  queryKey: readonly unknown[];
  state: { data: unknown; fetchFailureCount: number };
}

/** What was asked of the portfolios on the way here and has no answer yet; a failure is an answer. */
const first = {
  predicate: ({ queryKey, state }: Asked) =>
    queryKey[0] === 'portfolios' && state.data === undefined && state.fetchFailureCount === 0,
};

/** So long the parts wait for each other; then each shows what it has. */
const LONGEST_MS = 1000;

/** Whether the first answers of the home page are all there, or have kept long enough; once they were, they are. */
export function useSettled(): boolean {
  const waiting = useIsFetching(first);
  const [settled, setSettled] = useState(waiting === 0);
  useEffect(() => {
    // Drawn in slices, between which the page answers.
    const settle = () => startTransition(() => setSettled(true));
    if (waiting === 0) return settle();
    const timer = setTimeout(settle, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return settled;
}
