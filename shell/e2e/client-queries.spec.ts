import type { Page, Route } from '@playwright/test';
import { sharedSdk } from './harness/sdk';
import { expect, test } from './harness/test';

const USERS = /\/api\/v1\/users(\?|$)/;
const WAYS = '**/api/v1/notifications/preferences';

/** Counts the calls of a path since now, with the bearer of each. */
function bearersOf(page: Page, path: RegExp): string[] {
  const bearers: string[] = [];
  page.on('request', (request) => {
    if (path.test(request.url())) bearers.push(request.headers().authorization ?? '');
  });
  return bearers;
}

async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
}

test('what was read is fresh for ten seconds, and read again when the window is looked at [CL-10]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/settings'); // which, other than home, asks for no users
  await page.clock.install();
  const asked = bearersOf(page, USERS);
  await go(page, 'Usuarios');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await go(page, 'Ajustes');
  const before = asked.length;
  await page.clock.runFor(500);
  const answer = page.waitForResponse(USERS);
  await go(page, 'Usuarios');
  await (await answer).finished(); // ten seconds count from the answer
  expect(asked.length).toBe(before + 1);

  const look = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.clock.runFor(100);
  };
  await page.clock.runFor(9_000);
  await look();
  await go(page, 'Ajustes');
  await go(page, 'Usuarios');
  expect(asked.length).toBe(before + 1);
  await page.clock.runFor(1_500);
  await look();
  await expect.poll(() => asked.length).toBe(before + 2);
});

for (const [status, calls] of [
  [503, 4],
  [403, 2],
] as const) {
  test(`a read that is answered ${status} is asked ${calls} times in all [CL-10]`, async ({ page, as }) => {
    await as('admin');
    await page.goto('/settings'); // which, other than home, asks for no users
    await page.clock.install();
    await page.route(USERS, (route) => route.fulfill({ status, json: { title: 'No hay caso', status } }));
    const asked = bearersOf(page, USERS);
    await go(page, 'Usuarios');
    const told = page.getByRole('main').getByText(status === 403 ? 'No tiene permiso' : 'No hay caso');
    await expect.poll(() => asked.length).toBeGreaterThan(0); // the app loads under the same clock, and would give up
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(told.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.clock.runFor(9_000);
    // A refusal is asked once more with a new token, which is the client's rule and no retry of the query.
    expect(asked.length).toBe(calls);
  });
}

test('one bearer serves for two minutes; a path of personal data takes its own each time, without asking for it [CL-05, CL-06]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.clock.install();
  const mints = bearersOf(page, /\/api\/v1\/auth\/token$/);
  const portfolios = page.waitForResponse(/\/api\/v1\/carteras/);
  await page.goto('/settings');
  await portfolios;
  const atStart = mints.length;
  const tasks = bearersOf(page, /\/api\/v1\/tasks(\?|$)/);
  await go(page, 'Tareas');
  await expect.poll(() => tasks.length).toBeGreaterThan(0);
  expect(mints).toHaveLength(atStart);
  await go(page, 'Ajustes');
  await page.clock.fastForward(121_000);
  const before = tasks.length;
  await go(page, 'Tareas');
  await expect.poll(() => tasks.length).toBeGreaterThan(before);
  expect(tasks.at(-1)).not.toBe(tasks[0]);

  const debtors = bearersOf(page, /\/api\/v1\/deudores\?/);
  await go(page, 'Deudores');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const minted = mints.length;
  for (const words of ['zzzz', 'zzzy', 'zzzx']) {
    await page.getByRole('searchbox').fill(words);
    const answered = page.waitForResponse((response) => response.url().includes(`q=${words}`));
    await page.keyboard.press('Enter');
    await answered; // calls at once may share a bearer
  }
  expect(new Set(debtors).size).toBe(debtors.length);
  expect(mints.length - minted).toBeLessThanOrEqual(1);
});

test.describe('a write', () => {
  const change = (page: Page) =>
    page
      .getByRole('row', { name: /^Una tarea vence hoy/ })
      .getByRole('checkbox')
      .first()
      .click();

  async function answered(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
    await page.route(WAYS, (route) =>
      route.request().method() === 'PUT' ? answer(route) : route.fallback(),
    );
    await page.goto('/settings/notifications');
    await change(page);
  }

  const toast = (page: Page, text: string) => page.locator('.fui-ToastTitle', { hasText: text });

  for (const { name, status, json, text } of [
    { name: 'that changed nothing', status: 304, json: undefined, text: 'El contenido no se modificó.' },
    {
      name: 'refused with a title',
      status: 409,
      json: { title: 'Ya lo cambió otra persona' },
      text: 'Ya lo cambió otra persona',
    },
    { name: 'refused without a title', status: 409, json: {}, text: '¡Algo salió mal!' },
  ]) {
    test(`${name} says so [CL-12]`, async ({ page, as }) => {
      await as('manager');
      await answered(page, (route) => route.fulfill({ status, ...(json ? { json } : {}) }));
      await expect(toast(page, text)).toBeVisible();
    });
  }

  test('is told in the language of the user [CL-12]', async ({ page, as }) => {
    await as('manager');
    await page.goto('/');
    await page.getByRole('button', { name: 'Idioma: Español' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
    const sdk = await sharedSdk(page);
    const said = await sdk.evaluate(async ({ mutationMessage, ApiError }) => {
      const answer = await fetch('/locales/en/translation.json');
      const { errors } = (await answer.json()) as { errors: Record<string, string> };
      const t = (key: string) => errors[key.replace('errors.', '')] ?? key;
      return [304, 204, 418].map((status) => mutationMessage(new ApiError(status), t));
    });
    expect(said).toEqual(['Content not modified.', 'Content not found.', 'Something went wrong!']);
  });

  test('that nobody answers is given up after thirty seconds [CL-09, CL-12]', async ({ page, as }) => {
    await as('manager');
    await page.clock.install();
    // The page's own clock moves all timers but this one.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const ends = new AbortController();
        setTimeout(() => ends.abort(new DOMException('late', 'TimeoutError')), milliseconds);
        return ends.signal;
      };
    });
    let given = false;
    page.on('requestfailed', (request) => {
      given ||= request.method() === 'PUT';
    });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await answered(page, () => Promise.resolve());
    await sent;
    await page.clock.fastForward(29_000);
    await expect(page.getByRole('table').getByRole('checkbox').first()).toBeVisible();
    expect(given).toBe(false);
    await page.clock.fastForward(1_500);
    await expect.poll(() => given).toBe(true);
    await expect(toast(page, '¡Algo salió mal!')).toBeVisible();
  });
});
