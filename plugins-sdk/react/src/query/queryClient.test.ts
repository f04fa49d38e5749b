import { describe, expect, it } from '@rstest/core';
import { ApiError, NoTokenError } from '../api/errors';
import { createToasts } from '../toasts/toasts';
import { createQueryClient, mutationMessage, retryDelay, shouldRetry } from './queryClient';

function setup() {
  const told: string[] = [];
  const gone: string[] = [];
  const toasts = createToasts();
  toasts.listen(({ title }) => told.push(title));
  const client = createQueryClient({
    toasts,
    t: (key) => key,
    onSessionExpired: () => gone.push('/sign-in'),
    onServerError: () => gone.push('/500'),
    onSecondFactor: () => gone.push('/second-factor'),
  });
  const fail = (error: unknown) =>
    client
      .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error), retry: false })
      .catch(() => {});
  return { client, fail, told, gone };
}

describe('query defaults', () => {
  it('keep answers fresh for ten seconds and look again on focus', () => {
    expect(setup().client.getDefaultOptions().queries).toMatchObject({
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    });
  });

  it('pause longer each time, and hardly at all while another request renews the token', () => {
    const away = new ApiError(502);
    expect([0, 1, 2, 9].map((failures) => retryDelay(failures, away))).toEqual([1_000, 2_000, 4_000, 30_000]);
    const renewing = new Error('No refresh function configured or already refreshing');
    expect([0, 1, 2, 9].map((failures) => retryDelay(failures, renewing))).toEqual([100, 200, 400, 400]);
    expect(shouldRetry(9, renewing)).toBe(true); // many requests of a page may have been refused at once
  });

  it('retry three times, never after 401 or 403', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new ApiError(502)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(shouldRetry(0, new ApiError(401))).toBe(false);
    expect(shouldRetry(0, new ApiError(403))).toBe(false);
    expect(shouldRetry(0, new NoTokenError())).toBe(false);
  });

  it.each([400, 404, 409, 410, 412, 422])('ask no second time after %i', (status) => {
    expect(shouldRetry(0, new ApiError(status))).toBe(false);
  });

  it.each([408, 429, 500, 503])('ask again after %i', (status) => {
    expect(shouldRetry(0, new ApiError(status))).toBe(true);
  });

  it('on 401 say that the session expired and go to sign-in', async () => {
    const { fail, told, gone } = setup();
    await fail(new ApiError(401));
    expect([told, gone]).toEqual([['errors.sessionExpired'], ['/sign-in']]);
  });

  it('on 500 say so and go to the error page', async () => {
    const { fail, told, gone } = setup();
    await fail(new ApiError(500));
    expect([told, gone]).toEqual([['errors.internal'], ['/500']]);
  });

  it('where a second factor is asked for, go there, whoever was refused', async () => {
    const { client, fail, gone } = setup();
    const refusal = new ApiError(403, { code: 'identity.second_factor_required' });
    await fail(refusal);
    const write = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(refusal),
      meta: { quiet: true },
    });
    await write.execute(undefined).catch(() => {});
    expect(gone).toEqual(['/second-factor', '/second-factor']);
  });

  it('leave other refusals to the screen', async () => {
    const { fail, told, gone } = setup();
    await fail(new ApiError(404));
    expect([told, gone]).toEqual([[], []]);
  });
});

describe('a failed write says', () => {
  const t = (key: string) => key;
  it('not modified on 304', () => expect(mutationMessage(new ApiError(304), t)).toBe('errors.notModified'));
  it('content not found on 204', () =>
    expect(mutationMessage({ status: 204 }, t)).toBe('errors.contentNotFound'));
  it('the title of the answer', () =>
    expect(mutationMessage(new ApiError(409, { title: 'Ya existe' }), t)).toBe('Ya existe'));
  it('something went wrong otherwise', () =>
    expect(mutationMessage(new Error('x'), t)).toBe('errors.somethingWentWrong'));
});
