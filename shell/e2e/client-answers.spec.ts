import type { Page } from '@playwright/test';
import { sharedSdk } from './harness/sdk';
import { expect, test } from './harness/test';

const TEXT_FIELDS = [
  'debt_info',
  'phone_numbers',
  'invoices',
  'tags',
  'contactability',
  'contact_history',
  'ai_context',
  'address',
  'configuration',
  'metrics',
  'config',
  'metadata',
  'call_results',
  'context',
  'results',
  'analysis',
  'recording',
  'supervisor_review',
];

/** Answers a path of the API with a body, whatever the host would say. */
async function answer(page: Page, path: string, json: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json }));
}

test('the five methods and a multipart upload reach the host; any other is refused before it leaves [CL-02]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/');
  const sent: string[] = [];
  await page.route('**/api/v1/public/echo', (route) => {
    const type = route.request().headers()['content-type']?.split(';')[0] ?? '';
    sent.push(`${route.request().method()} ${type}`.trim());
    return route.fulfill({ json: { data: 'heard' } });
  });
  const sdk = await sharedSdk(page);
  const said = await sdk.evaluate(async ({ createApi, TokenSource, data }) => {
    const { api, fetch, upload } = createApi({ tokens: new TokenSource(async () => undefined) });
    const path = '/api/v1/public/echo' as never;
    const body = { a: 1 } as never;
    const heard: unknown[] = [
      await data(api.GET(path)),
      await data(api.POST(path, { body } as never)),
      await data(api.PUT(path, { body } as never)),
      await data(api.PATCH(path, { body } as never)),
      await data(api.DELETE(path)),
    ];
    const form = new FormData();
    form.set('file', new File(['a;b'], 'a.csv'));
    heard.push(await upload(path, form));
    for (const method of ['HEAD', 'OPTIONS', 'QUERY']) {
      const url = new URL(path, location.origin);
      heard.push(await fetch(new Request(url, { method })).catch((error: Error) => error.message));
    }
    return heard;
  });
  expect(said).toEqual([...Array(6).fill('heard'), ...Array(3).fill('Unsupported method')]);
  const json = 'application/json';
  expect(sent).toEqual([
    'GET',
    `POST ${json}`,
    `PUT ${json}`,
    `PATCH ${json}`,
    expect.stringMatching(/^DELETE/),
    'POST multipart/form-data',
  ]);
});

test('what stands in `data` is used, and a body without it as it is [CL-03]', async ({ page, as }) => {
  await as('admin');
  await page.goto('/');
  await page.route(/\/api\/v1\/apps(\?|$)/, async (route) => {
    const host = await route.fetch();
    const { data } = (await host.json()) as { data: unknown };
    await route.fulfill({ response: host, json: data });
  });
  await page.goto('/apps');
  await expect(page.getByRole('main').getByText('Tareas', { exact: true }).first()).toBeVisible();
  await page.unroute(/\/api\/v1\/apps(\?|$)/);
  await page.reload();
  await expect(page.getByRole('main').getByText('Tareas', { exact: true }).first()).toBeVisible();
});

test('fields that come as JSON text are parsed, and left alone when they are no JSON [CL-04]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/');
  const fields = (text: string) => Object.fromEntries(TEXT_FIELDS.map((field) => [field, text]));
  await answer(page, '/api/v1/public/texts', {
    data: { ...fields('{"a":[1]}'), notes: '{"a":[1]}', inner: [fields('{"a":[1]}')] },
  });
  await answer(page, '/api/v1/public/words', { data: fields('mañana {') });
  const sdk = await sharedSdk(page);
  const [texts, words] = await sdk.evaluate(async ({ createApi, TokenSource, data }) => {
    const { api } = createApi({ tokens: new TokenSource(async () => undefined) });
    const get = (path: string) => data(api.GET(path as never)) as Promise<Record<string, unknown>>;
    return [await get('/api/v1/public/texts'), await get('/api/v1/public/words')];
  });
  const [inner = {}] = (texts?.inner ?? []) as Record<string, unknown>[];
  for (const field of TEXT_FIELDS) {
    expect(texts?.[field], field).toEqual({ a: [1] });
    expect(inner[field], field).toEqual({ a: [1] });
    expect(words?.[field], field).toBe('mañana {');
  }
  expect(texts?.notes).toBe('{"a":[1]}');
});

test('a debtor whose tags come as JSON text is shown like any other [CL-04]', async ({ page, as }) => {
  await as('manager');
  await page.goto('/');
  await page.route(/\/api\/v1\/deudores\/[0-9a-f-]+(\?|$)/, async (route) => {
    const host = await route.fetch();
    const { data } = (await host.json()) as { data: object };
    const tags = JSON.stringify([{ id: 'a', name: 'Zona sur', color: 'blue' }]);
    await route.fulfill({ response: host, json: { data: { ...data, tags } } });
  });
  await page.goto('/debtors');
  await page.locator('[data-row]').first().getByRole('link').click();
  await expect(page.getByRole('main').getByText('Zona sur', { exact: true }).first()).toBeVisible();
});

test('without a token only open paths leave the browser; a refresh that fails says why [CL-07, CL-08]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/');
  const sdk = await sharedSdk(page);
  const said = await sdk.evaluate(async ({ createApi, TokenSource, data }) => {
    const nobody = new TokenSource(async () => undefined);
    const stale = () => new TokenSource(async () => ({ token: 'of yesterday', expires_in: 180 }));
    const ask = (client: ReturnType<typeof createApi>, path: string) =>
      data(client.api.GET(path as never)).then(
        () => 'answered',
        (error: Error) => error.message,
      );
    return {
      users: await ask(createApi({ tokens: nobody }), '/api/v1/users'),
      health: await ask(createApi({ tokens: nobody }), '/api/v1/health'),
      maintenance: await ask(createApi({ tokens: nobody }), '/api/v1/public/maintenance'),
      failing: await ask(createApi({ tokens: stale(), refresh: async () => undefined }), '/api/v1/users'),
      without: await ask(createApi({ tokens: stale() }), '/api/v1/users'),
    };
  });
  expect(said).toEqual({
    users: 'No authentication token available',
    health: 'answered',
    maintenance: 'answered',
    failing: 'Unable to refresh token',
    without: 'No refresh function configured or already refreshing',
  });
});

test('amounts read as in Argentina, without decimals, in pesos of Uruguay unless told otherwise [CL-13]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/');
  const sdk = await sharedSdk(page);
  const said = await sdk.evaluate(({ formatAmount, formatAmountOrZero }) => ({
    amount: formatAmount(1_234_567.5),
    nothing: ['', null, undefined, 'text', Number.NaN, 0].map((value) => formatAmount(value as never)),
    zero: formatAmountOrZero(0),
    absent: [null, undefined, ''].map((value) => formatAmountOrZero(value as never)),
  }));
  expect(said.amount).toMatch(/^\D*1\.234\.56[78]$/);
  expect(said.amount).toContain('UYU');
  expect(said.nothing).toEqual(Array(6).fill('No especificado'));
  expect(said.zero).toMatch(/^UYU\s0$/);
  expect(said.absent).toEqual(Array(3).fill('No especificado'));
});

test('the wait helper waits a second unless told otherwise [CL-14]', async ({ page, as }) => {
  await as('admin');
  await page.goto('/');
  const sdk = await sharedSdk(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await sdk.evaluate(({ wait }) => {
    const ended: string[] = [];
    Object.assign(globalThis, { ended });
    void wait().then(() => ended.push('default'));
    void wait(1_500).then(() => ended.push('longer'));
  });
  const ended = () => page.evaluate(() => (globalThis as unknown as { ended: string[] }).ended);
  await page.clock.runFor(999);
  expect(await ended()).toEqual([]);
  await page.clock.runFor(1);
  expect(await ended()).toEqual(['default']);
  await page.clock.runFor(500);
  expect(await ended()).toEqual(['default', 'longer']);
});
