import { ApiError, apiErrorOf } from '@recobro/sdk';
import type {
  InteractionStep,
  IdentityInvitationView as Invitation,
  SignUpInputBody as SignUp,
} from '../api/schema.gen';
import { loginUrl } from './hostAuth';
import type { Price, Proof } from './proof';

/** What comes next in a sign-in: another question, or back to the product. */
export type Step = Partial<InteractionStep>;

export type { Invitation, SignUp };

const JSON_CLIENT = { 'X-Recobro-Client': 'web', Accept: 'application/json' };

/** A sign-in the provider has begun, or the way on when the person is known to it already. */
interface Begun {
  interaction?: string;
  redirect_to?: string;
}

/** Begins a sign-in (or, with prompt=create, a sign-up) with the bundled provider. */
export async function beginInteraction(redirect: string, extra: Record<string, string> = {}): Promise<Begun> {
  const { authorize_url } = await call<{ authorize_url: string }>('GET', loginUrl(redirect, extra));
  const address = new URL(authorize_url, location.origin);
  return call<Begun>('GET', address.pathname + address.search);
}

/** How often an attempt is paid for: while somebody guesses, it may have become dearer meanwhile. */
const MOST_PROOFS = 8;

/** Sends login and password. What the attempt costs after failures of others is paid without a question; `checking` is called. */
export async function sendPassword(
  interaction: string,
  login: string,
  password: string,
  checking: () => void = () => {},
): Promise<Step> {
  const send = (proof?: Proof) =>
    call<Step>('POST', `/idp/interaction/${interaction}/password`, { login, password, proof });
  let answer = send();
  for (let paid = 0; paid < MOST_PROOFS; paid++) {
    const price = await answer.then(() => undefined, priceOf);
    if (!price) break;
    checking();
    answer = send(await proofOf(price));
  }
  return answer;
}

function priceOf(refusal: unknown): Price | undefined {
  if (!(refusal instanceof ApiError) || refusal.code !== 'identityprovider.proof_of_work') return undefined;
  const { challenge, bits } = refusal.problem.params ?? {};
  return typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : undefined;
}

/** The work stands in a chunk of its own: hardly anybody needs it. */
async function proofOf(price: Price): Promise<Proof> {
  const { solve } = await import(/* webpackChunkName: "proof" */ './proof');
  return solve(price);
}

export function sendCode(interaction: string, code: string): Promise<Step> {
  return call('POST', `/idp/interaction/${interaction}/otp`, { code });
}

/** Reads the token of an invitation's link; a void one is refused. */
export function readInvitation(invitation: string): Promise<Invitation> {
  return call('POST', '/api/v1/auth/invitation', { invitation });
}

export function sendSignUp(interaction: string, signUp: SignUp): Promise<Step> {
  return call('POST', `/idp/interaction/${interaction}/sign-up`, signUp);
}

/** Asks for a recovery link; the answer is the same whether or not the person exists. */
export function askRecovery(login: string): Promise<unknown> {
  return call('POST', '/idp/recovery', { login });
}

/** Sets a new password with the token of a recovery link. */
export function recover(token: string, password: string): Promise<unknown> {
  return call('POST', `/idp/recovery/${encodeURIComponent(token)}`, { password });
}

/** Calls the provider's own API on our origin; refusals are thrown as ApiError. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = body === undefined ? JSON_CLIENT : { ...JSON_CLIENT, 'Content-Type': 'application/json' };
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await apiErrorOf(response);
  const text = await response.text();
  return (text ? (JSON.parse(text) as { data: T }).data : undefined) as T;
}
