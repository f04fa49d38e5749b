import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesContext';

const ProofDialog = lazy(() => import('./ProofDialog').then((m) => ({ default: m.ProofDialog })));

/** The question for a fresh proof of identity, wherever one is at that moment. */
export function ProofAsked() {
  const { prover } = useServices();
  const asked = useSyncExternalStore(prover.subscribe, prover.asked);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog prover={prover} />
    </Suspense>
  );
}
