import { expect, test } from './harness/test';

test('the header switches portfolio, language and theme [RT-16]', async ({ page, as }) => {
  await as('manager');
  await page.goto('/');
  await page.getByRole('button', { name: 'Cartera: Todas las carteras' }).click();
  const portfolios = page.getByRole('option');
  await expect(portfolios.nth(1)).toBeVisible();
  const name = (await portfolios.nth(1).textContent()) ?? '';
  await portfolios.nth(1).click();
  await expect(page.getByRole('button', { name: `Cartera: ${name}` })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Carteras' }).getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('button', { name: `Cartera: ${name}` })).toBeVisible();

  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the theme follows the operating system live until one is chosen [ST-04]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sign-in');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.context().addCookies([{ name: 'vite-ui-theme', value: 'dark', url: page.url() }]);
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('a stored font outside the list is ignored [ST-05]', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/sign-in');
  await page.context().addCookies([{ name: 'font', value: 'comic', url: page.url() }]);
  await page.reload();
  await expect(heading).toHaveCSS('font-family', /^"Inter Variable"/);
  await page.context().addCookies([{ name: 'font', value: 'manrope', url: page.url() }]);
  await page.reload();
  await expect(heading).toHaveCSS('font-family', /^"Manrope Variable"/);
});

test('the language of a first visit is the browser’s, else Spanish [ST-07]', async ({ browser, product }) => {
  const titles = { 'pt-BR': 'Entrar', 'en-US': 'Sign in', 'fr-FR': 'Ingresar' };
  for (const [locale, title] of Object.entries(titles)) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(`${product.url}/sign-in`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.close();
  }
});

test('a stored language outside the three is not accepted [ST-07]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vite-ui-language', 'fr'));
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible();
});

test('choices mirror the page, survive a reload, follow the user and can be reset [ST-06] [ST-08]', async ({
  page,
  as,
  elsewhere,
}) => {
  await as('superadmin');
  await page.goto('/settings/appearance');
  const saved = page.waitForResponse(
    (r) => r.url().endsWith('/api/v1/preferences') && r.request().method() === 'PATCH',
  );
  await page.getByRole('radio', { name: 'De derecha a izquierda' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  const other = await elsewhere('superadmin');
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');

  const reset = page.waitForResponse(
    (r) => r.url().endsWith('/api/v1/preferences') && r.request().method() === 'PATCH',
  );
  await page.getByRole('button', { name: 'Restablecer: Dirección' }).click();
  expect((await reset).ok()).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('preference cookies last a year [ST-08]', async ({ page, as }) => {
  await as('superadmin');
  await page.goto('/');
  await page.getByRole('button', { name: 'Tema' }).click();
  await page.getByRole('menuitemradio', { name: 'Claro' }).click();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'vite-ui-theme');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);
});

test('toasts stand at the bottom right for five seconds [RT-13]', async ({ page, as }) => {
  await as('superadmin');
  await page.goto('/settings');
  await page.clock.install();
  const name = page.getByLabel('Nombre', { exact: true });
  await name.fill(`${await name.inputValue()} B`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  // The title itself: the same words stand in the live region for a moment, however late the toast comes.
  const toast = page.locator('.fui-ToastTitle', { hasText: 'Perfil guardado' });
  await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(720);
  expect(box?.y).toBeGreaterThan(700);
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
});

test('translations come uncached, with the version in the address [ST-09]', async ({ page }) => {
  const asked = page.waitForRequest(/\/locales\/es\/translation\.json/);
  await page.goto('/sign-in');
  const request = await asked;
  expect(new URL(request.url()).searchParams.get('v')).toBeTruthy();
  const answer = await request.response();
  expect(answer?.headers()['cache-control']).toBe('no-cache');
});
