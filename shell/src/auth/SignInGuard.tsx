import { useLocation, useNavigate } from '@recobro/sdk';
import { type ReactNode, useEffect } from 'react';
import { useBoot } from '../app/bootContext';
import { FullScreenSpinner } from '../app/FullScreenSpinner';

const REDIRECT_DELAY_MS = 100;

/** Whoever is not signed in goes to sign-in after 100 ms; the address asked for is not left in history. */
export function SignInGuard({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = Boolean(boot.me);
  useEffect(() => {
    if (signedIn) return;
    const here = pathname + search;
    const target = here === '/' ? '/sign-in' : `/sign-in?redirect=${encodeURIComponent(here)}`;
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [signedIn, pathname, search, navigate]);
  return signedIn ? children : <FullScreenSpinner />;
}
