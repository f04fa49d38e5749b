import type { MintedToken } from '@recobro/sdk';

/** Proof that a request comes from our own script: other origins cannot set it without asking. */
const CLIENT_HEADER = { 'X-Recobro-Client': 'web', Accept: 'application/json' };

/**
 * Mints a bearer for the session cookie; undefined when nobody is signed in. A page of one company accepts none for another: when
 * the session has gone on elsewhere, in another tab or because a visit is over, the page begins anew.
 */
export async function mintToken(tenant = ''): Promise<MintedToken | undefined> {
  const headers = { ...CLIENT_HEADER, 'X-Recobro-Tenant': tenant };
  const response = await fetch('/api/v1/auth/token', { method: 'POST', headers });
  if (response.status === 409) return beginAnew();
  if (response.status === 401 || response.status === 403) return undefined;
  if (!response.ok) throw new Error(`Token refused with ${response.status}`);
  return ((await response.json()) as { data: MintedToken }).data;
}

function beginAnew(): Promise<never> {
  location.assign('/');
  return new Promise(() => {});
}

/** Ends our session; resolves to where the provider ends its own. */
export async function endSession(): Promise<string> {
  const response = await fetch('/api/v1/auth/logout', { method: 'POST', headers: CLIENT_HEADER });
  if (!response.ok) return '/sign-in';
  const body = (await response.json()) as { data?: { end_session_url?: string } };
  return body.data?.end_session_url || '/sign-in';
}

/** Where the browser goes to sign in with the provider. */
export function loginUrl(redirect: string, extra: Record<string, string> = {}): string {
  return `/api/v1/auth/login?${new URLSearchParams({ redirect, ...extra })}`;
}
