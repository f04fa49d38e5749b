import { useApi, useCan } from '@recobro/sdk';
import { useEffect } from 'react';
import { asking } from '../api/client';

/** How often an open screen says that it is open; who has not said so for a while is taken to be away. */
const BEAT_MS = 40_000;

/** Says, on whatever page, that whoever answers is at work: conversations go round among those. */
export function useBeat(): void {
  const client = useApi();
  const beats = useCan()('chats.conversations:update');
  useEffect(() => {
    if (!beats) return;
    const beat = () => {
      asking(client, 'POST', '/api/v1/conversations/presence', { body: {} }).catch(() => {}); // the next one says it
    };
    beat();
    const timer = setInterval(beat, BEAT_MS);
    return () => clearInterval(timer);
  }, [client, beats]);
}
