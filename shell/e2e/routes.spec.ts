import { expectAccessible, expectAccessibleAsItIs } from './harness/accessible';
import { expect, submitSignIn, test } from './harness/test';

test.describe('signed out', () => {
  test('the public paths open without sign-in, with or without more behind them [RT-01]', async ({
    page,
  }) => {
    for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/sso-callback?error=sign_in_failed']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    }
  });

  test('any other path goes to sign-in after 100 ms and leaves no trace in history [RT-06]', async ({
    page,
  }) => {
    await page.goto('/401');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000); // only the test moves it from here, a millisecond at a time
    await page.goto('/debtors?page=2');
    const spinner = page.getByTestId('full-screen-spinner');
    while (!(await spinner.isVisible())) await page.clock.runFor(1);
    await page.clock.runFor(98); // it may have begun to count one step before the spinner was seen
    expect(new URL(page.url()).pathname).toBe('/debtors');
    await page.clock.runFor(3);
    await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fdebtors%3Fpage%3D2$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/401$/);
  });

  test('the redirect of the address is where sign-in ends [RT-02]', async ({ page, product }) => {
    await page.goto('/settings/appearance');
    await expect(page).toHaveURL(/\/sign-in\?redirect=/);
    await submitSignIn(page, await product.credentials('manager'));
    await expect(page).toHaveURL(`${product.url}/settings/appearance`);
  });

  for (const foreign of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    test(`a redirect to ${foreign} is ignored [RT-02]`, async ({ page, product }) => {
      await page.goto(`/sign-in?redirect=${encodeURIComponent(foreign)}`);
      await submitSignIn(page, await product.credentials('cashier'));
      await expect(page).toHaveURL(`${product.url}/`);
    });
  }

  test('a spinner fills the screen until it is known who is signed in [RT-12]', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/locales/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/debtors', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Recobro' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
    held.resolve();
    await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  });
});

test.describe('error pages', () => {
  test('404 is large, says what happened and leads home [RT-17]', async ({ page, as }) => {
    await as('admin');
    await page.goto('/no-such-page');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    await page.getByRole('button', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('404 goes back to where one came from [RT-17]', async ({ page, as }) => {
    await as('admin');
    await page.goto('/settings');
    await page.goto('/no-such-page');
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('500 shows its number, a title with an emoticon and both ways out [RT-18]', async ({ page }) => {
    await page.goto('/500');
    await expect(page.getByText('500', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Algo salió mal :(' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Volver' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ir al inicio' })).toBeVisible();
  });

  test('an address nobody owns is told at the root [RT-20]', async ({ page, as }) => {
    await as('cashier');
    await page.goto('/errors/nothing-like-it');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
  });
});

test.describe('modules', () => {
  test('a module that fails to load costs its own area, and Retry brings it back [RT-20]', async ({
    page,
    as,
  }) => {
    await as('manager');
    await page.goto('/');
    await page.route('**/remotes/portfolios/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Deudores' }).first().click();
    await expect(page.getByRole('alert')).toContainText('No se pudo abrir');
    await page.getByRole('link', { name: 'Ajustes' }).click();
    await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('No se pudo abrir');
    await page.unroute('**/remotes/portfolios/**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: /Deudores/ })).toBeVisible();
  });

  test('a 2 px bar on the top edge shows while a page is on its way [RT-15]', async ({ page, as }) => {
    await as('manager');
    await page.goto('/');
    const held = Promise.withResolvers<void>();
    await page.route('**/remotes/portfolios/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Deudores' }).first().click();
    const bar = page.getByTestId('navigation-progress');
    await expect(bar).toBeVisible();
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 2 });
    await expectAccessibleAsItIs(page);
    held.resolve();
    await expect(page.getByRole('heading', { name: /Deudores/ })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('the code of a page comes when the pointer nears its link [RT-08]', async ({ page, as }) => {
    await as('manager');
    await page.goto('/');
    const asked = page.waitForRequest(/\/remotes\/portfolios\/.*\.js/);
    await page.getByRole('link', { name: 'Deudores' }).first().hover();
    await asked;
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
