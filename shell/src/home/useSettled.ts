import { useIsFetching, useQueryClient } from '@recobro/sdk';
import { useEffect, useState } from 'react';

interface Asked {
  queryKey: readonly unknown[];
  state: { data: unknown; fetchFailureCount: number };
}

/** What the home page has asked of the portfolios and has no answer to; a failure is an answer. */
const first = {
  predicate: ({ queryKey, state }: Asked) =>
    queryKey[0] === 'portfolios' && state.data === undefined && state.fetchFailureCount === 0,
};

/** So long the parts wait for each other; then each shows what it has. */
const LONGEST_MS = 1000;

/** Whether the first answers of the home page are all there, or have kept long enough; once they were, they are. */
export function useSettled(): boolean {
  const queries = useQueryClient();
  const waiting = useIsFetching(first);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    // Counted again, because the parts of the page began to fetch after `waiting` was counted.
    if (waiting === 0 && queries.isFetching(first) === 0) setSettled(true);
  }, [waiting, queries]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
