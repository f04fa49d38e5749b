import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import {
  type ApiClient,
  ApiProvider,
  createApi,
  createLiveEvents,
  createQueryClient,
  createToasts,
  type Fetch,
  LiveProvider,
  type Me,
  type Scope,
  SessionProvider,
  ToastsProvider,
  TokenSource,
} from '@recobro/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

export interface ScreenOptions {
  /** Where the screen stands, with search params. */
  url?: string;
  permissions?: Record<string, Scope>;
  me?: Partial<Me>;
  /** Answers the screen's requests. */
  answer?: Fetch;
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
    timezone: 'America/Montevideo',
    languages: ['es'],
  },
  tenants: [{ id: 'rioplatense', name: 'Rioplatense' }],
  permissions: {},
};

/** Renders a screen as a signed-in user, with the network answered by the test. */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): RenderResult {
  const { url = '/', permissions = {}, me, answer } = options;
  const session = {
    me: { ...someone, permissions, ...me },
    portfolioId: undefined,
    choosePortfolio: () => {},
    signOut: async () => {},
  };
  const router = createMemoryRouter(
    [{ path: '*', element: <SessionProvider value={session}>{screen}</SessionProvider> }],
    { initialEntries: [url] },
  );
  return render(
    <Providers api={testApi(answer)}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

/** A client whose requests are answered by the given function. */
export function testApi(answer: Fetch = () => Promise.resolve(Response.json({ data: null }))): ApiClient {
  const tokens = new TokenSource(() => Promise.resolve({ token: 'test', expires_in: 180 }));
  return createApi({ tokens, baseUrl: 'http://localhost', send: answer });
}

function Providers({ api, children }: { api: ApiClient; children: ReactNode }) {
  const toasts = createToasts();
  const ignore = () => {};
  const queries = createQueryClient({
    toasts,
    t: (key) => key,
    onSessionExpired: ignore,
    onServerError: ignore,
  });
  queries.setDefaultOptions({ queries: { retry: false } });
  return (
    <NuqsTestingAdapter>
      <FluentProvider theme={webLightTheme}>
        <QueryClientProvider client={queries}>
          <ApiProvider value={api}>
            <ToastsProvider value={toasts}>
              <LiveProvider value={createLiveEvents()}>{children}</LiveProvider>
            </ToastsProvider>
          </ApiProvider>
        </QueryClientProvider>
      </FluentProvider>
    </NuqsTestingAdapter>
  );
}
