import type { Authorization } from './authorization';
import { NEXT_TOKEN_HEADER } from './authorization';
import { apiErrorOf, TimeoutError } from './errors';

/** How long a request may take, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

export type Fetch = (request: Request) => Promise<Response>;

/** Gives the answer to a request that the page sent before this client was there, if it did and got one. */
export type Answered = (request: Request) => Promise<Response | undefined> | undefined;

/** Has the person prove once more who they are; throws when they would rather not. */
export type Prove = () => Promise<void>;

/** Refuses what a session whose proof is too old may not do. */
export const PROOF_NEEDED = 'identity.step_up_required';

async function asksForProof(response: Response): Promise<boolean> {
  return response.status === 403 && (await apiErrorOf(response.clone())).code === PROOF_NEEDED;
}

/**
 * The one way requests leave the browser: bearer, idempotency key, timeout, one refresh and one retry after
 * 401 or 403, or one once the person has proved who they are. Resolves only to successful responses; refusals are thrown as ApiError.
 */
export function createTransport(
  authorization: Authorization,
  send: Fetch = (r) => fetch(r),
  answered: Answered = () => undefined,
  prove?: Prove,
): Fetch {
  return async (request) => {
    if (!METHODS.has(request.method)) throw new Error('Unsupported method');
    const early = await answered(request);
    if (early) {
      authorization.learn(early.headers.get(NEXT_TOKEN_HEADER));
      return early;
    }
    const { pathname } = new URL(request.url);
    const prepared = withIdempotencyKey(request);
    const ask = async () => {
      const first = await attempt(prepared.clone(), await authorization.bearer(pathname), send);
      const settled = !authorization.mayRetry(first.status, pathname) || (await asksForProof(first));
      return settled ? first : attempt(prepared.clone(), await authorization.renew(), send);
    };
    let response = await ask();
    if (prove && (await asksForProof(response))) {
      await prove();
      response = await ask();
    }
    authorization.learn(response.headers.get(NEXT_TOKEN_HEADER));
    if (!response.ok) throw await apiErrorOf(response);
    return response;
  };
}

async function attempt(request: Request, bearer: string | undefined, send: Fetch): Promise<Response> {
  const timeout = isStream(request) ? undefined : AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const authorized = timeout
    ? new Request(request, { signal: AbortSignal.any([request.signal, timeout]) })
    : request;
  if (bearer) authorized.headers.set('Authorization', `Bearer ${bearer}`);
  try {
    return await send(authorized);
  } catch (error) {
    if (timeout?.aborted) throw new TimeoutError('Request timed out', { cause: error });
    throw error;
  }
}

/** An event stream stays open for as long as the page does, and a file comes for as long as it takes. */
const ENDLESS = ['text/event-stream', 'application/octet-stream'];

function isStream(request: Request): boolean {
  return ENDLESS.includes(request.headers.get('Accept') ?? '');
}

/** Every write can be repeated safely: the retry after a refresh has the same key. */
function withIdempotencyKey(request: Request): Request {
  if (request.method !== 'GET' && !request.headers.has('Idempotency-Key')) {
    request.headers.set('Idempotency-Key', crypto.randomUUID());
  }
  return request;
}
