import { expectAccessible } from './harness/accessible';
import { Product } from './harness/product';
import { test as base, expect, submitSignIn } from './harness/test';

/** An installation of its own: the failures of these tests count for everybody who signs in as the same people. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('whom strangers guess at comes in with the right password: the page pays for it, and is known the next time [AU-02]', async ({
  page,
  browser,
  product,
}) => {
  const who = await product.credentials('manager');
  const stranger = await browser.newPage({ locale: 'es-UY' });
  await stranger.goto(`${product.url}/sign-in`);
  for (let guess = 0; guess < 6; guess++) {
    const answered = stranger.waitForResponse((answer) => answer.url().endsWith('/password'));
    await submitSignIn(stranger, { login: who.login, password: `guess number ${guess}` });
    await answered;
    await expect(stranger.getByRole('button', { name: 'Ingresar' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
  await stranger.close();

  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/password')) statuses.push(answer.status());
  });
  let pay = () => {};
  const seen = new Promise<void>((resolve) => {
    pay = resolve;
  });
  await page.route('**/idp/interaction/*/password', async (route) => {
    if (route.request().postDataJSON().proof) await seen; // so that what the page says can be read
    await route.continue();
  });
  await page.goto('/sign-in');
  await submitSignIn(page, who);
  await expect(page.getByRole('status')).toContainText('no es un robot');
  await expectAccessible(page);
  pay();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(statuses).toEqual([429, 200]);

  const cookies = await page.context().cookies(`${product.url}/idp/authorize`);
  const known = cookies.find(({ name }) => name.endsWith('identityprovider_devices'));
  expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/idp' });
  await page.context().clearCookies({ name: /session/ });
  await page.goto('/sign-in');
  statuses.length = 0;
  await submitSignIn(page, who);
  await expect(page).toHaveURL(`${product.url}/`);
  expect(statuses).toEqual([200]);
});
