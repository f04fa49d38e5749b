import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectAccessible } from './harness/accessible';
import { DevelopmentServer } from './harness/developmentServer';
import { expect, test as product } from './harness/test';

const BUILT = path.resolve(import.meta.dirname, '../../bin/ui/shell');
const LOOKS = [
  { look: 'light ltr', width: 1440 },
  { look: 'dark ltr', width: 360 },
  { look: 'light rtl', width: 360 },
  { look: 'dark rtl', width: 1440 },
] as const;

/** The development build, started once for all tests here. */
const test = product.extend<object, { development: DevelopmentServer }>({
  development: [
    async ({ product }, use) => {
      const server = await DevelopmentServer.start(product.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ timeout: 180_000 });

test('a development build has the panels of router and queries in the lower corners [RT-14]', async ({
  page,
  as,
  development,
}) => {
  await as('admin'); // cookies belong to the host, whatever its port
  await page.goto(`${development.url}/users?role=admin`);
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
});

test('every idiom is accessible and fits in each of its states and each look [RT-14]', async ({
  page,
  as,
  development,
}) => {
  await as('admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${development.url}/gallery`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible({ timeout: 60_000 });
  for (const { look, width } of LOOKS) {
    const drawn = page.locator(`[data-look="${look}"]`);
    await page.setViewportSize({ width, height: 900 });
    await expect(drawn.filter({ visible: true }).nth(30)).toBeAttached();
    await expectAccessible(page, look, `[data-look="${look}"]`);
    const wide = await drawn.evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.textContent?.slice(0, 60)}: ${one.scrollWidth} in ${one.clientWidth} px`),
    );
    expect(wide, `${look} at ${width} px`).toEqual([]);
  }
});

test('the panels and the gallery are in no production build [RT-14]', async ({ page, as }) => {
  await as('admin');
  await page.goto('/');
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
