import type { BrowserContext, Page } from '@playwright/test';
import { expect, submitSignIn, test } from './harness/test';

/** What a page before sign-in remembers, and how it shows afterwards. */
const picks = [
  {
    name: 'theme',
    cookie: { name: 'vite-ui-theme', value: 'dark' },
    shows: (page: Page) => expect(page.locator('html')).toHaveCSS('color-scheme', 'dark'),
  },
  {
    name: 'font',
    cookie: { name: 'font', value: 'manrope' },
    shows: (page: Page) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Manrope Variable"/),
  },
  {
    name: 'direction',
    cookie: { name: 'dir', value: 'rtl' },
    shows: (page: Page) => expect(page.locator('html')).toHaveAttribute('dir', 'rtl'),
  },
];

for (const { name, cookie, shows } of picks) {
  test(`the ${name} picked before the first sign-in survives it and is written to the server once [ST-08]`, async ({
    page,
    product,
  }) => {
    const writes = watchWrites(page);
    await page.goto('/sign-in');
    await page.context().addCookies([{ ...cookie, url: product.url }]);
    await page.reload();
    await shows(page);
    await submitSignIn(page, await product.credentials('cashier'));
    await expect(page).toHaveURL(`${product.url}/`);
    await shows(page);
    await expect.poll(() => writes).toMatchObject([{ [name]: cookie.value }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shows(page);
    expect(writes).toHaveLength(1);
    await forgetMemory(page.context());
    await page.reload();
    await shows(page);
  });
}

test('the language picked on the sign-in page survives the first sign-in and is written to the server once [ST-07] [ST-08]', async ({
  page,
  product,
}) => {
  const writes = watchWrites(page);
  const { login, password } = await product.credentials('cashier');
  await page.goto('/sign-in');
  await page.getByLabel('Idioma').selectOption('en');
  await page.getByLabel('E-mail').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await expect.poll(() => writes).toMatchObject([{ language: 'en' }]);
  await forgetMemory(page.context());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  expect(writes).toHaveLength(1);
});

test('who had chosen on the server keeps that, whatever the browser remembers [ST-08]', async ({
  page,
  product,
  signIn,
  browser,
}) => {
  const credentials = await signIn('cashier');
  await page.goto('/');
  const saved = page.waitForResponse(
    (r) => r.url().endsWith('/api/v1/preferences') && r.request().method() === 'PATCH',
  );
  await page.getByRole('button', { name: 'Tema' }).click();
  await page.getByRole('menuitemradio', { name: 'Claro' }).click();
  expect((await saved).ok()).toBe(true);

  const elsewhere = await browser.newContext({ locale: 'es-UY', baseURL: product.url });
  const other = await elsewhere.newPage();
  const writes = watchWrites(other);
  await elsewhere.addCookies([{ name: 'vite-ui-theme', value: 'dark', url: product.url }]);
  await other.goto('/sign-in');
  await expect(other.locator('html')).toHaveCSS('color-scheme', 'dark');
  await submitSignIn(other, credentials);
  await expect(other.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
  await expect(other.locator('html')).toHaveCSS('color-scheme', 'light');
  expect(writes).toEqual([]);
  await elsewhere.close();
});

/** The preferences that the server held after each change that the page sent. */
function watchWrites(page: Page): object[] {
  const answers: object[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/v1/preferences') || response.request().method() !== 'PATCH') return;
    const answer = await response.json().catch(() => undefined); // the page may be gone already
    if (answer) answers.push((answer as { data: object }).data);
  });
  return answers;
}

/** Leaves the browser with the session alone, as another browser of the same user would be. */
async function forgetMemory(context: BrowserContext): Promise<void> {
  for (const name of ['vite-ui-theme', 'font', 'dir', 'vite-ui-language', 'owned-preferences'])
    await context.clearCookies({ name });
  for (const page of context.pages()) await page.evaluate(() => localStorage.clear());
}
