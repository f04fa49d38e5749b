import { useApi, useCan, useHeartbeat } from '@recobro/sdk';
import { asking } from '../api/client';

/** How often an open screen says that it is open, in ms; who has not said so for a while is taken to be away. */
const HEARTBEAT_MS = 40_000;

/** Says, on whatever page, that whoever answers is at work: conversations go round among those. */
export function useOnline(): void {
  const client = useApi();
  const on = useCan()('chats.conversations:update');
  const beat = () => asking(client, 'POST', '/api/v1/conversations/presence', { body: {} });
  useHeartbeat({ on, everyMs: HEARTBEAT_MS, beat, atOnce: true });
}
