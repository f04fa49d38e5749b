import { useWriting } from '@recobro/sdk';
import { useState } from 'react';

/**
 * Holds a thing as it was when its panel opened: what others save meanwhile must not change what is being typed. `ready` once
 * it has what one has changed oneself just before: the version before that would be refused. `renew` takes the version
 * that `reload` fetches.
 */
export function usePinned<T>(open: boolean, latest: T | undefined, reload: () => Promise<T | undefined>) {
  const writing = useWriting();
  const [pinned, setPinned] = useState<T>();
  if (!open && pinned !== undefined) setPinned(undefined);
  if (open && pinned === undefined && !writing && latest !== undefined) setPinned(latest);
  const renew = async () => setPinned((await reload()) ?? pinned);
  return { value: pinned ?? latest, ready: open && (latest === undefined || pinned !== undefined), renew };
}
