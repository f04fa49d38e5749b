import { useApi } from '@recobro/sdk';
import { useCallback, useEffect, useRef } from 'react';

/** Fetches the sound of a recording, and gives an address of it in the page; each fetch is on the record. */
export function useRecording(callId: string, id: string): () => Promise<string> {
  const { fetch } = useApi();
  const kept = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (kept.current) URL.revokeObjectURL(kept.current);
    },
    [],
  );
  return useCallback(async () => {
    const address = new URL(`/api/v1/llamadas/${callId}/recordings/${id}/content`, location.origin);
    const accepted = { Accept: 'audio/*, application/problem+json' };
    const answer = await fetch(new Request(address, { headers: accepted }));
    kept.current = URL.createObjectURL(await answer.blob());
    return kept.current;
  }, [fetch, callId, id]);
}
