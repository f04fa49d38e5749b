import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** Answers the next `times` calls of a path as the API would refuse them. */
async function refuse(page: Page, path: string, status: number, times: number) {
  await page.route(`**${path}*`, (route) => route.fulfill({ status, json: { title: 'Refused', status } }), {
    times,
  });
}

/** Every call of the API since now: method, path, and whether it carried a bearer. */
function watch(page: Page) {
  const calls: { method: string; path: string; bearer: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/')) return;
    const bearer = request.headers().authorization?.startsWith('Bearer ') ?? false;
    calls.push({ method: request.method(), path: pathname, bearer });
  });
  return calls;
}

test('every call but the open ones carries a bearer, from the versioned base [CL-01, CL-07]', async ({
  page,
  as,
}) => {
  const calls = watch(page);
  await as('admin');
  await page.goto('/users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const open = /\/(health|auth|public)/;
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter(({ path, bearer }) => !bearer && !open.test(path))).toEqual([]);
});

test('a refused call takes one new token and is tried once more [CL-08]', async ({ page, as }) => {
  await as('admin');
  await page.goto('/apps');
  await expect(page.getByRole('heading', { level: 1, name: 'Aplicaciones' })).toBeVisible();
  await refuse(page, '/api/v1/users', 401, 1);
  const calls = watch(page);
  await page.goto('/users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const asked = calls.filter(({ path }) => path === '/api/v1/users').length;
  expect(asked).toBe(2);
});

test('a session that is over says so and leads to sign-in [CL-11]', async ({ page, as }) => {
  await as('admin');
  await page.clock.install();
  await page.goto('/users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.context().clearCookies();
  const returned = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await page.evaluate(`setTimeout(${returned}, 199_000)`); // in the page's own time: it may be leaving by then
  await page.clock.fastForward(200_000); // the bearer that the page holds is past its time
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fusers$/);
  await expect(page.locator('.fui-ToastTitle', { hasText: 'La sesión expiró.' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
});

test('a broken API leads to the 500 page [CL-11]', async ({ page, as }) => {
  await as('admin');
  await refuse(page, '/api/v1/users', 500, 20);
  await page.goto('/users');
  await expect(page).toHaveURL(/\/500$/, { timeout: 30_000 });
  await expect(page.locator('.fui-ToastTitle', { hasText: 'Error interno del servidor.' })).toBeVisible();
});
