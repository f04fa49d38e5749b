import { test as base, expect } from '@playwright/test';
import { ForeignProvider } from './harness/foreignProvider';
import { freeAddress, Product } from './harness/product';
import { signOut } from './harness/test';

for (const accessTokens of ['jwt', 'opaque'] as const) {
  base.describe(`a foreign provider with ${accessTokens} access tokens`, () => {
    let provider: ForeignProvider;
    let product: Product;

    base.beforeAll(async () => {
      const address = await freeAddress();
      provider = await ForeignProvider.start(`http://${address}`, accessTokens);
      product = await Product.start({ ...provider.settings, RECOBRO_OIDC_SIGN_UP: 'prompt=create' }, address);
    });

    base.afterAll(async () => {
      await product?.stop();
      provider?.stop();
    });

    base('signs people in and out by configuration alone [AU-01] [RT-03]', async ({ page }) => {
      await page.goto(`${product.url}/settings`);
      await page.getByRole('link', { name: /^Continuar con/ }).click();
      await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
      await page.locator('input[name=login]').fill('admin@rioplatense.demo');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(`${product.url}/settings`);
      await expect(page.getByText('admin@rioplatense.demo')).toBeVisible();
      await signOut(page);
      await page.getByRole('button', { name: 'Sign out' }).click(); // the provider asks
      await expect(page).toHaveURL(`${product.url}/sign-in`);
    });

    base('turning back at the provider is told, with the way to try again [RT-04]', async ({ page }) => {
      await page.goto(`${product.url}/sign-in`);
      await page.getByRole('link', { name: /^Continuar con/ }).click();
      await page.locator('input[name=login]').fill('-');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('se canceló');
      await page.getByRole('button', { name: 'Ingresar de nuevo' }).click();
      await expect(page).toHaveURL(`${product.url}/sign-in`);
    });

    base('somebody whom nobody invited gets no session [AU-01]', async ({ page }) => {
      await page.goto(`${product.url}/sign-in`);
      await page.getByRole('link', { name: /^Continuar con/ }).click();
      await page.locator('input[name=login]').fill('stranger@example.com');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('no tiene acceso');
    });

    base('recovery and sign-up hand over to the provider [RT-03]', async ({ page }) => {
      await page.goto(`${product.url}/forgot-password`);
      await expect(page.getByRole('link', { name: 'Ir al proveedor de identidad' })).toBeVisible();
      await page.goto(`${product.url}/sign-up`);
      await expect(page.getByRole('link', { name: 'Ir al proveedor de identidad' })).toBeVisible();
    });
  });
}
