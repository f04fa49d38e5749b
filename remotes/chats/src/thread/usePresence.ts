import { useApi, useLiveEvent, useSession } from '@recobro/sdk';
import { useEffect, useRef, useState } from 'react';
import { asking } from '../api/client';

/** How long what others do is true after they have told it. */
const TYPING_MS = 6_000;
const VIEWING_MS = 45_000;
/** How often one tells what one does oneself, while one does it. */
const TELL_TYPING_MS = 3_000;
const TELL_VIEWING_MS = 30_000;

/** How a program is known among people. */
export const AGENT = 'agent:';

type Doing = 'typing' | 'viewing';
interface Other {
  doing: Doing;
  until: number;
}

/** Whom a line names, as `typing` and `viewing` tell it: typing hides viewing. */
export function usePresence(id: string, may: boolean) {
  const { me } = useSession();
  const tell = useTell(id, may);
  const [others, setOthers] = useState<Record<string, Other>>({});
  const heard = (doing: Doing, ms: number) => (event: { subject?: string; payload?: unknown }) => {
    const { user_id = '', agent_id = '' } = (event.payload ?? {}) as { user_id?: string; agent_id?: string };
    const who = user_id || (agent_id && AGENT + agent_id);
    if (event.subject !== id || who === '' || who === me.id) return;
    setOthers((before) => {
      const known = before[who];
      const stillTypes = doing === 'viewing' && known?.doing === 'typing' && known.until > Date.now();
      return stillTypes ? before : { ...before, [who]: { doing, until: Date.now() + ms } };
    });
  };
  useLiveEvent('recobro.chats.conversation.typing', heard('typing', TYPING_MS));
  useLiveEvent('recobro.chats.conversation.viewing', heard('viewing', VIEWING_MS));
  useExpiry(others, setOthers);
  return { others, tell };
}

/** Forgets who has not told anything for a while. */
function useExpiry(others: Record<string, Other>, set: (next: Record<string, Other>) => void): void {
  useEffect(() => {
    const soonest = Math.min(...Object.values(others).map(({ until }) => until));
    if (!Number.isFinite(soonest)) return;
    const forget = () =>
      set(Object.fromEntries(Object.entries(others).filter(([, { until }]) => until > Date.now())));
    const timer = setTimeout(forget, Math.max(0, soonest - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [others, set]);
}

/** Tells the others that one looks at the conversation, and, as often as one asks, that one writes. A telling may be lost. */
function useTell(id: string, may: boolean) {
  const client = useApi();
  const told = useRef(0);
  useEffect(() => {
    if (!may) return;
    const tell = () => !document.hidden && show(client, id, 'viewing');
    tell();
    const timer = setInterval(tell, TELL_VIEWING_MS);
    return () => clearInterval(timer);
  }, [client, id, may]);
  return () => {
    if (!may || Date.now() - told.current < TELL_TYPING_MS) return;
    told.current = Date.now();
    show(client, id, 'typing');
  };
}

function show(client: ReturnType<typeof useApi>, id: string, doing: Doing): void {
  asking(client, 'POST', `/api/v1/conversations/{id}/${doing}`, { path: { id } }).catch(() => {});
}
