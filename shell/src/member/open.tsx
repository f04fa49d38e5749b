import { ApiProvider, LiveProvider } from '@recobro/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app/App';
import { ServicesProvider } from '../app/servicesContext';
import { Toasted } from '../app/Toasted';
import { createRouter } from './router';
import { createServices, type MemberStart } from './services';

/** The whole product, for whoever is signed in. */
export function openMember(start: MemberStart) {
  const services = createServices(start);
  const router = createRouter(services);
  return (
    <App {...services}>
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.queries}>
          <ApiProvider value={services.client}>
            <Toasted toasts={services.toasts}>
              <LiveProvider value={services.live}>
                <RouterProvider router={router} />
              </LiveProvider>
            </Toasted>
          </ApiProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </App>
  );
}
