import {
  type ApiClient,
  createApi,
  createLiveEvents,
  createQueryClient,
  createToasts,
  data,
  type LiveEvents,
  type MintedToken,
  type QueryClient,
  type Toasts,
  TokenSource,
} from '@recobro/sdk';
import type { i18n } from 'i18next';
import type { Boot } from '../app/boot';
import { mintToken } from '../auth/hostAuth';
import { Connection } from '../connection/Connection';
import { knownChoices, PreferenceStore } from '../preferences/PreferenceStore';
import { RemoteRegistry } from '../remotes/RemoteRegistry';

/** Everything the shell is made of, built once per page. */
export interface Services {
  boot: Boot;
  client: ApiClient;
  connection: Connection;
  i18n: i18n;
  live: LiveEvents;
  navigation: Navigation;
  preferences: PreferenceStore;
  queries: QueryClient;
  remotes: RemoteRegistry;
  /** The session is over: leads to the sign-in page, and from there back. */
  signedOut: () => void;
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
  /** The bearer for the first requests, asked for while the code was on its way. */
  minted: Promise<MintedToken | undefined>;
}

export function createServices({ boot, i18n, minted }: MemberStart): Services {
  const remotes = new RemoteRegistry(boot.modules);
  remotes.preload(location.pathname);
  minted.catch(() => {}); // told to whoever asks for the token
  let first: typeof minted | undefined = minted;
  const tokens = new TokenSource(() => {
    const asked = first ?? mintToken();
    first = undefined;
    return asked;
  });
  const client = createApi({ tokens, refresh: () => tokens.fresh() });
  const preferences = createPreferences(boot, client);
  const toasts = createToasts();
  const navigation: Navigation = { go: (path) => location.assign(path) };
  const signedOut = () => location.assign(signInPath());
  const queries = createQueryClient({
    toasts,
    t: (key) => i18n.t(key),
    onSessionExpired: signedOut,
    onServerError: () => navigation.go('/500'),
    onMaintenance: () => navigation.go('/503'),
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
    queries,
    remotes,
    signedOut,
    toasts,
  };
}

function createPreferences({ me }: Boot, { api }: ApiClient): PreferenceStore {
  if (!me) return new PreferenceStore();
  return new PreferenceStore({
    ...knownChoices(me),
    save: (change) => data(api.PATCH('/api/v1/preferences', { body: change })),
  });
}

function signInPath(): string {
  const here = location.pathname + location.search;
  const params = new URLSearchParams(here === '/' ? {} : { redirect: here });
  params.set('expired', 'true');
  return `/sign-in?${params}`;
}
