import type { APIRequestContext } from '@playwright/test';
import type { Credentials } from './product';

const CLIENT = { Accept: 'application/json', 'X-Recobro-Client': 'web' };

/** Signs a browser in through the bundled provider as the forms do, by the same requests. */
export async function signInByApi(request: APIRequestContext, url: string, who: Credentials): Promise<void> {
  const ask = async (address: string, body?: object) => {
    const options = { headers: CLIENT, ...(body ? { data: body } : {}) };
    const answer = await request.fetch(new URL(address, url).href, {
      method: body ? 'POST' : 'GET',
      ...options,
    });
    if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json().catch(() => ({}))) as { data?: Record<string, string> };
  };
  const begun = await ask('/api/v1/auth/login?redirect=/');
  const asked = await ask(begun.data?.authorize_url ?? '');
  const known = await ask(`/idp/interaction/${asked.data?.interaction}/password`, { ...who });
  await ask(known.data?.redirect_to ?? '');
}

const mint = (request: APIRequestContext, url: string) =>
  request.post(`${url}/api/v1/auth/token`, { headers: CLIENT });

/** Whether the browser has a session that is still good. */
export async function isSignedIn(request: APIRequestContext, url: string): Promise<boolean> {
  return (await mint(request, url)).ok();
}

/** Asks the API as whoever is signed in to the browser, past its pages. */
export async function askApi<T>(
  request: APIRequestContext,
  url: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const { data: token } = (await (await mint(request, url)).json()) as { data: { token: string } };
  const answer = await request.fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${token.token}`, 'If-Match': '*' }, // whatever version it has by now
    ...(body ? { data: body } : {}),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  if (answer.status() === 204) return undefined as T;
  return ((await answer.json()) as { data: T }).data;
}
