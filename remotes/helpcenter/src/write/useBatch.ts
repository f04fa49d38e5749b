import { useState } from 'react';
import { useWrite } from '../api/client';
import type { One } from '../api/types';

/** Articles that are sent at once: few enough for whoever waits to see that it goes on. */
const SLICE = 20;

/** What is done to many articles. */
export type Deed = { do: 'publish' | 'archive' | 'return' } | { category_id: string };

/** How far it has come. */
export interface Progress {
  done: number;
  of: number;
}

/** Does the same to many articles, some at a time, and tells what came of each; what is not told was not done. */
export function useBatch() {
  const move = useWrite('POST', '/api/v1/articles/batch/category');
  const act = useWrite('POST', '/api/v1/articles/batch');
  const [progress, setProgress] = useState<Progress>();
  const send = (ids: string[], deed: Deed) =>
    'do' in deed ? act.mutateAsync({ body: { ids, ...deed } }) : move.mutateAsync({ body: { ids, ...deed } });
  const run = async (ids: string[], deed: Deed): Promise<One[]> => {
    const told: One[] = [];
    try {
      for (let from = 0; from < ids.length; from += SLICE) {
        setProgress({ done: from, of: ids.length });
        told.push(...(await send(ids.slice(from, from + SLICE), deed)).each);
      }
    } catch {
      // A toast has told it; the same again goes on where this ended.
    }
    setProgress(undefined);
    return told;
  };
  return { run, progress };
}
