import { type Toasts, ToastsProvider } from '@recobro/sdk';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const ToastArea = lazy(() => import('./ToastArea').then((module) => ({ default: module.ToastArea })));

/** Lets everything inside say something; the toast area's code comes with the first toast. */
export function Toasted({ toasts, children }: { toasts: Toasts; children: ReactNode }) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => toasts.awaken(() => setNeeded(true)), [toasts]);
  return (
    <ToastsProvider value={toasts}>
      {children}
      <Suspense fallback={null}>{needed && <ToastArea />}</Suspense>
    </ToastsProvider>
  );
}
