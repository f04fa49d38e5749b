import { useState } from 'react';

/**
 * Holds a thing as it was when its panel opened: what others save meanwhile must not change what is being typed.
 * `renew` takes the version that `reload` fetches.
 */
export function usePinned<T>(open: boolean, latest: T, reload: () => Promise<T | undefined>) {
  const [pinned, setPinned] = useState({ open, value: latest });
  if (pinned.open !== open) setPinned({ open, value: latest });
  const renew = async () => {
    const value = await reload();
    if (value !== undefined) setPinned({ open, value });
  };
  return { value: pinned.open === open ? pinned.value : latest, renew };
}
