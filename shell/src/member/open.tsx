import { ApiProvider, LiveProvider, ToastsProvider, useToasts } from '@recobro/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app/App';
import { ServicesProvider } from '../app/servicesContext';
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
            <ToastsProvider value={services.toasts}>
              <LiveProvider value={services.live}>
                <RouterProvider router={router} />
                <Toasts />
              </LiveProvider>
            </ToastsProvider>
          </ApiProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </App>
  );
}

const ToastArea = lazy(() => import('../app/ToastArea').then((module) => ({ default: module.ToastArea })));

/** The toast area's code comes with the first toast. */
function Toasts() {
  const toasts = useToasts();
  const [needed, setNeeded] = useState(false);
  useEffect(() => toasts.awaken(() => setNeeded(true)), [toasts]);
  return <Suspense fallback={null}>{needed && <ToastArea />}</Suspense>;
}
