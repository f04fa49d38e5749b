import type { Session } from '@recobro/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../app/servicesContext';
import { readContext, writeContext } from '../preferences/cookies';
import { endSession } from './hostAuth';

const CHANNEL = 'recobro-session';

/** The session of the signed-in user; other tabs follow when one signs out. */
export function useSessionValue(): Session {
  const { boot, client, leave } = useServices();
  const [context, setContext] = useState(readContext);
  useEffect(() => writeContext(context), [context]);
  const chooseContext = useCallback((module: string, id: string | undefined) => {
    setContext(({ [module]: _before, ...others }) => (id ? { ...others, [module]: id } : others));
  }, []);
  // One channel to send and to receive by: it does not hear itself. The page that signs out must not turn away from the
  // provider, where the session ends too.
  const tabs = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    tabs.current = channel;
    channel.onmessage = () => location.assign('/sign-in');
    return () => channel.close();
  }, []);
  return useMemo(() => {
    if (!boot.me) throw new Error('The guard lets nobody in without a session');
    return {
      me: boot.me,
      context,
      chooseContext,
      signOut: async () => {
        leave();
        client.tokens.drop();
        const next = await endSession();
        tabs.current?.postMessage('signed-out');
        location.replace(next);
      },
    };
  }, [boot.me, client, leave, context, chooseContext]);
}
