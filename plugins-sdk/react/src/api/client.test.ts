import { describe, expect, it } from '@rstest/core';
import { createApi, data } from './client';
import { ApiError } from './errors';
import { type MintedToken, TokenSource } from './token';
import type { Fetch } from './transport';

const BASE = 'http://recobro.test';

/** The paths of these tests are the rules' own, not the document's. */
type AnyCall = (path: string, init: object) => Promise<{ data?: unknown; response: Response }>;
type AnyApi = Record<'GET' | 'POST', AnyCall>;

interface Bench {
  sent: Request[];
  mints: number;
  signedIn: boolean;
}

function setup(answer: (request: Request, bench: Bench) => Response | Promise<Response>, refresh = true) {
  const bench: Bench = { sent: [], mints: 0, signedIn: true };
  const mint = (): Promise<MintedToken | undefined> => {
    bench.mints += 1;
    return Promise.resolve(bench.signedIn ? { token: `t${bench.mints}`, expires_in: 180 } : undefined);
  };
  const tokens = new TokenSource(mint);
  const send: Fetch = async (request) => {
    bench.sent.push(request);
    return answer(request, bench);
  };
  const client = createApi({
    tokens,
    baseUrl: BASE,
    send,
    ...(refresh ? { refresh: () => tokens.fresh() } : {}),
  });
  return { bench, ...client, api: client.api as unknown as AnyApi };
}

const ok = (body: unknown = { data: 1 }, headers = {}) => Response.json(body, { headers });
const bearers = (bench: Bench) => bench.sent.map((request) => request.headers.get('Authorization'));

describe('the client', () => {
  it('sends a bearer to the versioned base and unwraps data', async () => {
    const { api, bench } = setup(() => ok({ data: { name: 'Sur' } }));
    expect(await data(api.GET('/api/v1/users', {}))).toEqual({ name: 'Sur' });
    expect(bench.sent[0]?.url).toBe(`${BASE}/api/v1/users`);
    expect(bearers(bench)).toEqual(['Bearer t1']);
  });

  it('uses the whole body when it has no data field', async () => {
    const { api } = setup(() => ok({ name: 'Sur' }));
    expect(await data(api.GET('/api/v1/users', {}))).toEqual({ name: 'Sur' });
  });

  it('parses JSON text in the known fields and leaves broken text alone', async () => {
    const { api } = setup(() => ok({ data: { tags: '["vip"]', metrics: '{broken', name: '["x"]' } }));
    expect(await data(api.GET('/api/v1/users', {}))).toEqual({
      tags: ['vip'],
      metrics: '{broken',
      name: '["x"]',
    });
  });

  it('reuses the token, but takes a fresh one under the six business paths', async () => {
    const { api, bench } = setup(() => ok());
    await api.GET('/api/v1/users', {});
    await api.GET('/api/v1/apps', {});
    for (const noun of ['carteras', 'deudores', 'sesiones', 'llamadas', 'promesas', 'eventos-programados']) {
      await api.GET(`/api/v1/${noun}`, {});
    }
    expect(bearers(bench)).toEqual(
      ['t1', 't1', 't2', 't3', 't4', 't5', 't6', 't7'].map((token) => `Bearer ${token}`),
    );
  });

  it('mints once for concurrent fresh requests', async () => {
    const { api, bench } = setup(() => ok());
    await Promise.all([1, 2, 3].map(() => api.GET('/api/v1/deudores', {})));
    expect(bench.mints).toBe(1);
  });

  it('takes the next token from the response, so that fresh costs no mint', async () => {
    const { api, bench } = setup(() => ok({ data: 1 }, { 'X-Recobro-Token': 'carried' }));
    await api.GET('/api/v1/deudores', {});
    await api.GET('/api/v1/deudores/1', {});
    expect(bearers(bench)).toEqual(['Bearer t1', 'Bearer carried']);
    expect(bench.mints).toBe(1);
  });

  it('repeats what needs a fresh proof of identity once the person has given it, with a token of the new session', async () => {
    const asks = () => Response.json({ code: 'identity.step_up_required' }, { status: 403 });
    const proved: string[] = [];
    const { tokens, bench } = setup(() => ok());
    const send: Fetch = async (request) => {
      bench.sent.push(request);
      return proved.length ? ok({ data: 7 }) : asks();
    };
    const prove = async () => {
      tokens.drop();
      proved.push('once');
    };
    const { api } = createApi({ tokens, baseUrl: BASE, send, prove }) as unknown as { api: AnyApi };
    expect(await data(api.POST('/api/v1/me/api-keys', { body: { name: 'x' } }))).toBe(7);
    expect(await bench.sent.at(-1)?.json()).toEqual({ name: 'x' });
    expect(bearers(bench).at(-1)).not.toBe(bearers(bench)[0]);
    const keys = bench.sent.map((request) => request.headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('says no when the person would rather not prove who they are', async () => {
    const refused = new Error('not now');
    const { tokens } = setup(() => ok());
    const send: Fetch = async () => Response.json({ code: 'identity.step_up_required' }, { status: 403 });
    const prove = () => Promise.reject(refused);
    const { api } = createApi({
      tokens,
      baseUrl: BASE,
      send,
      prove,
      refresh: () => tokens.fresh(),
    }) as unknown as {
      api: AnyApi;
    };
    await expect(api.POST('/api/v1/me/api-keys', {})).rejects.toBe(refused);
  });

  it('rejects without a token, except on open paths', async () => {
    const { api, bench } = setup(() => ok());
    bench.signedIn = false;
    await expect(api.GET('/api/v1/users', {})).rejects.toThrow('No authentication token available');
    await api.GET('/api/v1/health', {});
    await api.GET('/api/v1/public/terms', {});
    await api.GET('/api/v1/auth/state', {});
    expect(bearers(bench)).toEqual([null, null, null]);
  });

  it('refuses methods it does not know', async () => {
    const { fetch } = setup(() => ok());
    await expect(fetch(new Request(`${BASE}/api/v1/users`, { method: 'OPTIONS' }))).rejects.toThrow(
      'Unsupported method',
    );
  });

  for (const status of [401, 403]) {
    it(`after ${status} refreshes once and retries once with the same idempotency key`, async () => {
      const { api, bench } = setup((_, { sent }) =>
        sent.length === 1 ? new Response(null, { status }) : ok(),
      );
      expect(await data(api.POST('/api/v1/users', { body: { a: 1 } }))).toBe(1);
      expect(bearers(bench)).toEqual(['Bearer t1', 'Bearer t2']);
      const keys = bench.sent.map((request) => request.headers.get('Idempotency-Key'));
      expect(keys[0]).toBeTruthy();
      expect(keys[1]).toBe(keys[0]);
      expect(await bench.sent[1]?.json()).toEqual({ a: 1 });
    });
  }

  it('gives up after the second refusal', async () => {
    const { api, bench } = setup(() => new Response(null, { status: 403 }));
    await expect(api.GET('/api/v1/users', {})).rejects.toMatchObject({ status: 403 });
    expect(bench.sent).toHaveLength(2);
  });

  it('says so when the refresh fails', async () => {
    const { api, bench } = setup(() => {
      bench.signedIn = false;
      return new Response(null, { status: 401 });
    });
    await expect(api.GET('/api/v1/users', {})).rejects.toThrow('Unable to refresh token');
  });

  it('says so when no refresh is configured', async () => {
    const { api } = setup(() => new Response(null, { status: 401 }), false);
    await expect(api.GET('/api/v1/users', {})).rejects.toThrow(
      'No refresh function configured or already refreshing',
    );
  });

  it('refuses a second refresh while one is under way', async () => {
    const { api } = setup((request) =>
      request.headers.get('Authorization') === 'Bearer t1' ? new Response(null, { status: 401 }) : ok(),
    );
    const outcomes = await Promise.allSettled([api.GET('/api/v1/users', {}), api.GET('/api/v1/apps', {})]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason.message))).toEqual([
      'No refresh function configured or already refreshing',
    ]);
  });

  it('carries the problem with its fields', async () => {
    const problem = {
      title: 'Teléfono inválido',
      code: 'portfolios.phone_invalid',
      errors: [{ field: 'body.phone', code: 'phone', title: 'No es un teléfono' }],
    };
    const { api } = setup(() => Response.json(problem, { status: 422 }));
    const error = await api.GET('/api/v1/users', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: problem.code,
      message: problem.title,
      fields: problem.errors,
    });
  });

  it('takes an answer that was asked for before it was there, and sends nothing', async () => {
    const { bench, tokens } = setup(() => ok());
    const send: Fetch = async (request) => {
      bench.sent.push(request);
      return ok({ data: 'later' });
    };
    const early = new Map([[`${BASE}/api/v1/users`, Promise.resolve(ok({ data: 'early' }))]]);
    const { api } = createApi({ tokens, baseUrl: BASE, send, answered: ({ url }) => early.get(url) });
    expect(await data((api as unknown as AnyApi).GET('/api/v1/users', {}))).toBe('early');
    expect(bench.sent).toEqual([]);
    expect(await data((api as unknown as AnyApi).GET('/api/v1/apps', {}))).toBe('later');
  });

  it('sends reads without an idempotency key', async () => {
    const { api, bench } = setup(() => ok());
    await api.GET('/api/v1/users', {});
    expect(bench.sent[0]?.headers.has('Idempotency-Key')).toBe(false);
  });
});
