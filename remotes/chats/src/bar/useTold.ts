import { useSession } from '@recobro/sdk';
import { useState } from 'react';

/** How one is told of a new message: by the browser's own notice, by a sound. */
export type Way = 'shown' | 'sound';

const WAYS: readonly string[] = ['shown', 'sound'];

const keyOf = (user: string) => `chats.told.${user}`;

/** What somebody has chosen in this browser; nothing, until they do. */
export function waysOf(user: string): Way[] {
  try {
    return (localStorage.getItem(keyOf(user)) ?? '').split(' ').filter((way) => WAYS.includes(way)) as Way[];
  } catch {
    return [];
  }
}

const permission = () => ('Notification' in globalThis ? Notification.permission : 'denied');

/** How this person is told here of new messages, and the way to change it; the browser is asked when they ask for it. */
export function useTold() {
  const { id } = useSession().me;
  const [ways, setWays] = useState(() => waysOf(id));
  const [can, setCan] = useState(() => permission() !== 'denied');
  const choose = async (wanted: string[]) => {
    let next = wanted.filter((way) => WAYS.includes(way)) as Way[];
    if (next.includes('shown') && permission() === 'default') await Notification.requestPermission();
    if (permission() !== 'granted') next = next.filter((way) => way !== 'shown');
    setCan(permission() !== 'denied');
    localStorage.setItem(keyOf(id), next.join(' '));
    setWays(next);
  };
  return { ways, can, choose };
}
