import {
  type ApiClient,
  createApi,
  createLiveEvents,
  createQueryClient,
  createToasts,
  type LiveEvents,
  type QueryClient,
  type Toasts,
  TokenSource,
} from '@recobro/sdk';
import type { i18n } from 'i18next';
import { type Ahead, answersOf } from '../ahead/ahead';
import { asking } from '../api/client';
import type { Boot } from '../app/boot';
import { mintToken } from '../auth/hostAuth';
import { Prover } from '../auth/Prover';
import { Connection } from '../connection/Connection';
import { knownChoices, PreferenceStore } from '../preferences/PreferenceStore';
import { RemoteRegistry } from '../remotes/RemoteRegistry';
import { secondFactorPath } from '../secondFactor/path';

/** Everything the shell is made of, built once per page. */
export interface Services {
  boot: Boot;
  client: ApiClient;
  connection: Connection;
  i18n: i18n;
  live: LiveEvents;
  navigation: Navigation;
  preferences: PreferenceStore;
  /** Asks the person for a fresh proof of identity where the API wants one. */
  prover: Prover;
  queries: QueryClient;
  remotes: RemoteRegistry;
  /** The session is over: leads to the sign-in page, and from there back. */
  signedOut: () => void;
  /** One leaves the session oneself: that it ends leads nowhere, for the way on is known. What it gives takes that back, where one stays. */
  leave: () => () => void;
  toasts: Toasts;
}

/** Lets code outside React send the person to a page; the router fills it in. */
export interface Navigation {
  go: (path: string) => void;
}

/** What is there when the code of the product arrives. */
export interface MemberStart {
  boot: Boot;
  i18n: i18n;
  /** What was asked of the host while the code was on its way. */
  ahead: Ahead;
}

export function createServices({ boot, i18n, ahead }: MemberStart): Services {
  const remotes = new RemoteRegistry(boot.modules);
  remotes.preload(location.pathname);
  const prover = new Prover(() => tokens.drop());
  let first: Ahead['minted'] | undefined = ahead.minted;
  const tokens = new TokenSource(async () => {
    await prover.settled();
    const asked = first ?? mintToken(boot.me?.tenant.id);
    first = undefined;
    return asked;
  });
  const client = createApi({
    tokens,
    refresh: () => tokens.fresh(),
    answered: answersOf(ahead),
    prove: () => prover.prove(),
  });
  const preferences = createPreferences(boot, client);
  const toasts = createToasts();
  const navigation: Navigation = { go: (path) => location.assign(path) };
  let leaving = false;
  const signedOut = () => {
    if (!leaving) location.assign(signInPath());
  };
  const queries = createQueryClient({
    toasts,
    t: (key) => i18n.t(key),
    onSessionExpired: signedOut,
    onServerError: () => navigation.go('/500'),
    onMaintenance: () => navigation.go('/503'),
    onSecondFactor: () => navigation.go(secondFactorPath()),
  });
  const connection = new Connection(boot.version);
  const live = createLiveEvents();
  return {
    boot,
    client,
    connection,
    i18n,
    live,
    navigation,
    preferences,
    prover,
    queries,
    remotes,
    signedOut,
    leave: () => {
      leaving = true;
      return () => {
        leaving = false;
      };
    },
    toasts,
  };
}

function createPreferences({ me }: Boot, client: ApiClient): PreferenceStore {
  if (!me) return new PreferenceStore();
  return new PreferenceStore({
    ...knownChoices(me),
    // On a visit choices last as long as the page: what is kept is kept at home.
    save: async (change) => me.visit ?? asking(client, 'PATCH', '/api/v1/preferences', { body: change }),
  });
}

function signInPath(): string {
  const here = location.pathname + location.search;
  const params = new URLSearchParams(here === '/' ? {} : { redirect: here });
  params.set('expired', 'true');
  return `/sign-in?${params}`;
}
