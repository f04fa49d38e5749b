import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import {
  type ApiClient,
  ApiProvider,
  createApi,
  createLiveEvents,
  createQueryClient,
  createToasts,
  type Fetch,
  type LiveEvents,
  LiveProvider,
  type Me,
  type Scope,
  SearchParamsAdapter,
  SessionProvider,
  type ToastMessage,
  type Toasts,
  ToastsProvider,
  TokenSource,
} from '@recobro/sdk';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';

export interface ScreenOptions {
  /** Where the screen stands, with search params; the page's own address shows it. */
  url?: string;
  /** The route whose parameters the screen reads: `/records/:id`. */
  path?: string;
  permissions?: Record<string, Scope>;
  me?: Partial<Me>;
  /** Answers the screen's requests. */
  answer?: Fetch;
  /** The host's events, for a test that sends some. */
  live?: LiveEvents;
}

const someone: Me = {
  id: '0199e6f0-0000-7000-8000-000000000001',
  username: 'ana',
  display_name: 'Ana Pereira',
  email: 'ana@rioplatense.demo',
  role: 'admin',
  tenant: {
    id: 'rioplatense',
    name: 'Rioplatense',
    currency: 'UYU',
    country: 'UY',
    timezone: 'America/Montevideo',
    languages: ['es'],
  },
  tenants: [{ id: 'rioplatense', name: 'Rioplatense' }],
  permissions: {},
  language: 'es',
  preferences: {},
};

/** Renders a screen as a signed-in user, with the network answered by the test. */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): RenderResult {
  const { url = '/', path = '*', permissions = {}, me, answer, live = createLiveEvents() } = options;
  const session = {
    me: { ...someone, permissions, ...me },
    context: {},
    chooseContext: () => {},
    signOut: async () => {},
  };
  history.replaceState(null, '', url);
  return render(
    <Providers api={testApi(answer)} live={live}>
      <Routed path={path}>
        <SearchParamsAdapter>
          <SessionProvider value={session}>{screen}</SessionProvider>
        </SearchParamsAdapter>
      </Routed>
    </Providers>,
  );
}

/** The screen under its path; every other path of the page is empty. */
function Routed({ path, children }: { path: string; children: ReactNode }) {
  const [router] = useState(() =>
    createBrowserRouter([
      { path, element: children },
      { path: '*', element: null },
    ]),
  );
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

/** A client whose requests are answered by the given function. */
function testApi(answer: Fetch = () => Promise.resolve(Response.json({ data: null }))): ApiClient {
  const tokens = new TokenSource(() => Promise.resolve({ token: 'test', expires_in: 180 }));
  const refresh = () => Promise.resolve('test');
  return createApi({ tokens, refresh, baseUrl: 'http://localhost', send: answer });
}

function testQueries(toasts: Toasts): QueryClient {
  const ignore = () => {};
  const queries = createQueryClient({
    toasts,
    t: (key) => key,
    onSessionExpired: ignore,
    onServerError: ignore,
  });
  queries.setDefaultOptions({ queries: { retry: false } });
  return queries;
}

function Providers({ api, live, children }: { api: ApiClient; live: LiveEvents; children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const [queries] = useState(() => testQueries(toasts));
  return (
    <FluentProvider theme={webLightTheme}>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <ToastsProvider value={toasts}>
            <LiveProvider value={live}>{children}</LiveProvider>
            <Said toasts={toasts} />
          </ToastsProvider>
        </ApiProvider>
      </QueryClientProvider>
    </FluentProvider>
  );
}

/** What toasts have said, as text. */
function Said({ toasts }: { toasts: Toasts }) {
  const [said, setSaid] = useState<ToastMessage[]>([]);
  useEffect(() => toasts.listen((message) => setSaid((before) => [...before, message])), [toasts]);
  return (
    <ol aria-label="toasts">
      {said.map(({ title, undo }, at) => (
        <li key={at}>
          {title}
          {undo && (
            <button type="button" onClick={() => void undo()}>
              Deshacer
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
