import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DevelopmentServer } from './harness/developmentServer';
import { expect, test } from './harness/test';

const BUILT = path.resolve(import.meta.dirname, '../../bin/ui/shell');

test.describe('a development build', () => {
  test.setTimeout(240_000);

  test('has the panels of router and queries in the lower corners, and the gallery of components [RT-14]', async ({
    page,
    as,
    product,
  }) => {
    await as('admin'); // cookies belong to the host, whatever its port
    const server = await DevelopmentServer.start(product.url);
    await page.goto(`${server.url}/users?role=admin`);
    await expect(page.getByRole('heading', { level: 1, name: /^Usuarios/ })).toBeVisible({ timeout: 60_000 });

    const router = page.getByRole('region', { name: 'Router' });
    const queries = page.getByRole('region', { name: 'Queries' });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const left = await router.boundingBox();
    const right = await queries.boundingBox();
    expect(left?.x).toBeLessThan(16);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeGreaterThan(width - 16);
    for (const box of [left, right]) {
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 16);
    }
    await router.getByRole('button', { name: 'Router' }).click();
    await expect(router).toContainText('"pathname": "/users"');
    await expect(router).toContainText('"search": "?role=admin"');
    await queries.getByRole('button', { name: 'Queries' }).click();
    await expect(queries).toContainText(/"users".*success/);

    await page.goto(`${server.url}/gallery`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    for (const look of ['light ltr', 'dark ltr', 'light rtl', 'dark rtl']) {
      await expect(page.locator(`[data-look="${look}"]`).filter({ visible: true }).nth(30)).toBeAttached();
    }
    await server.stop();
  });
});

test('the panels and the gallery are in no production build [RT-14]', async ({ page, as }) => {
  await as('admin');
  await expect(page.getByRole('region', { name: 'Router' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Queries' })).toHaveCount(0);
  await page.goto('/gallery');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  const chunks = (await readdir(BUILT)).filter((name) => name.endsWith('.js'));
  expect(chunks.length).toBeGreaterThan(10);
  for (const name of chunks) {
    const code = await readFile(path.join(BUILT, name), 'utf8');
    expect(code.includes('data-look') || code.includes('on screen`'), name).toBe(false);
  }
});
