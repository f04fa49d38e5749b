import type { Session } from '@recobro/sdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../app/servicesContext';
import { PORTFOLIO_COOKIE, readCookie, writeCookie } from '../preferences/cookies';
import { endSession } from './hostAuth';

const CHANNEL = 'recobro-session';

/** The session of the signed-in user; other tabs follow when one signs out. */
export function useSessionValue(): Session {
  const { boot, client } = useServices();
  const [portfolioId, setPortfolioId] = useState(() => readCookie(PORTFOLIO_COOKIE) || undefined);
  // One channel to hear and to tell by: it does not hear itself. The page that signs out must not turn away from the
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
      portfolioId,
      choosePortfolio: (id) => {
        writeCookie(PORTFOLIO_COOKIE, id ?? '');
        setPortfolioId(id);
      },
      signOut: async () => {
        client.tokens.drop();
        const next = await endSession();
        tabs.current?.postMessage('signed-out');
        location.replace(next);
      },
    };
  }, [boot.me, client, portfolioId]);
}
