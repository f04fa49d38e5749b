import { useEffect, useState } from 'react';
import { type Invitation, readInvitation } from './interaction';

/** What the link of an invitation invites to, or why it is void; neither while that is on its way. */
export function useInvitation(token: string): { invitation?: Invitation; refusal?: unknown } {
  const [state, setState] = useState<{ invitation?: Invitation; refusal?: unknown }>({});
  useEffect(() => {
    let current = true;
    const update = (next: typeof state) => {
      if (current) setState(next);
    };
    readInvitation(token).then(
      (invitation) => update({ invitation }),
      (refusal: unknown) => update({ refusal }),
    );
    return () => {
      current = false;
    };
  }, [token]);
  return state;
}
