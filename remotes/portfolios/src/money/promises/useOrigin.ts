import { parseAsInteger, parseAsString, useQueryStates } from '@recobro/sdk';

/** What a promise came of, as the address of the page says it. */
export interface Origin {
  /** The contact. */
  from: string | null;
  /** The call that the contact was. */
  call: string | null;
  /** Where in the recording of the call, ms. */
  at: number | null;
}

/** What the promise came of that is to be taken now, and how that is forgotten. */
export function useOrigin(): [Origin, () => void] {
  const [origin, set] = useQueryStates(
    { from: parseAsString, call: parseAsString, at: parseAsInteger },
    { history: 'replace' },
  );
  return [origin, () => void set(null)];
}

/** The same, as the API takes it; where in the recording may have been said in so many words. */
export function originOf({ from, call, at }: Origin, evidence: object | undefined) {
  return {
    ...(from && { contact_id: from }),
    ...(call && { call_id: call }),
    ...(at && at > 0 && { evidence: { offset_ms: at, ...evidence } }),
  };
}
