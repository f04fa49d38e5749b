import { expect, test } from './harness/test';

test('while the installation is closed people read why, and are back by themselves when it opens [RT-19]', async ({
  page,
  product,
  as,
}) => {
  await as('manager');
  await page.goto('/');
  product.command('maintenance', 'on', '--message', 'Volvemos a las 14:00');
  try {
    await expect(async () => {
      await page.goto('/users');
      await expect(page).toHaveURL(/\/503$/, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByText('Volvemos a las 14:00')).toBeVisible();
  } finally {
    product.command('maintenance', 'off');
  }
  await expect(page).toHaveURL(`${product.url}/`, { timeout: 20_000 });
  await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
});

test('401 leads to sign-in, 403 says who can grant what is missing [RT-19]', async ({ page, as }) => {
  await page.goto('/401');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await as('cashier');
  await page.goto('/403');
  await expect(page.getByText(/administrador puede otorg/)).toBeVisible();
});
