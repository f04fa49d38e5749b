import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** Paths and queries of what the page reads of the API, but the stream that stays open. */
function reads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const read = request.method() === 'GET' && pathname.startsWith('/api/v1/') && !pathname.endsWith('/live');
    if (read) asked.push(pathname + search);
  });
  return asked;
}

const shown = (page: Page) => page.locator('main tbody tr, main [data-row], main [data-next]').first();

for (const role of ['admin', 'cashier'] as const) {
  for (const path of ['/', '/debtors']) {
    test(`${path} asks for its first answers before its code is there, and for none twice, as ${role}`, async ({
      page,
      as,
    }) => {
      await as(role);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/shell\.[0-9a-f]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      // No news: what a job of the host changes meanwhile is rightly asked for again.
      await page.route('**/api/v1/live*', () => {});
      const asked = reads(page);
      const parts = page.locator('link[rel=preload][href*="/home.cards."]');
      await page.goto(path, { waitUntil: 'commit' });
      const debtors = path === '/' ? /deudores\/overview/ : /deudores\?page=1&/;
      await expect.poll(() => asked.some((each) => debtors.test(each))).toBe(true);
      release();
      await expect(shown(page)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ })).toBeVisible();
      expect(asked).toEqual([...new Set(asked)]);
      await expect(parts).toHaveCount(path === '/' ? 3 : 0); // the host names the code of what fills home
    });
  }
}

test('a page whose first script does not come, or whose first answers are refused, is there all the same', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.route(/\/ahead\.[0-9a-f]+\.js$/, (route) => route.abort());
  await page.goto('/debtors');
  await expect(shown(page)).toBeVisible();
  await page.unrouteAll();

  let refused = 0;
  await page.route('**/api/v1/deudores?*', (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.reload();
  await expect(shown(page)).toBeVisible();
  expect(refused).toBe(2);
});
