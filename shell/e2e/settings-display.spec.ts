import { expectAccessible } from './harness/accessible';
import { expect, signOut, submitSignIn, test } from './harness/test';

test('sidebar, density, page size and start page hold at once, follow the user, and go back to their defaults [RT-07] [ST-08]', async ({
  page,
  signIn,
  product,
}) => {
  const credentials = await signIn('manager', 'andina');
  const sidebar = page.getByRole('navigation', { name: 'Navegación principal' });
  await page.goto('/settings/display');
  await expect(sidebar.getByRole('link', { name: 'Deudores' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Carteras' }).click();
  await expect(page.getByRole('checkbox', { name: 'Carteras' })).not.toBeChecked();
  await expect(sidebar.getByRole('link', { name: 'Carteras' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Compacta' }).click();
  await expect(page.getByRole('radio', { name: 'Compacta' })).toBeChecked();
  await page.getByLabel('Filas por página', { exact: true }).selectOption('20');
  await page.getByLabel('Página de inicio', { exact: true }).selectOption({ label: 'Deudores' });
  await expectAccessible(page);

  await signOut(page);
  await submitSignIn(page, credentials);
  await expect(page).toHaveURL(`${product.url}/debtors`);
  await expect(sidebar.getByRole('link', { name: 'Carteras' })).toHaveCount(0);
  const rows = page.getByRole('table').locator('[data-row]');
  await expect(rows.nth(1)).toHaveCSS('height', '32px');
  await expect(page.getByLabel('Filas por página')).toHaveValue('20');

  await page.goto('/settings/display');
  for (const name of ['Menú lateral', 'Densidad', 'Filas por página', 'Página de inicio']) {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/preferences'));
    await page.getByRole('button', { name: `Restablecer: ${name}` }).click();
    expect((await saved).status()).toBe(200);
  }
  await expect(sidebar.getByRole('link', { name: 'Carteras' })).toBeVisible();
  await page.goto('/debtors');
  await expect(rows.nth(1)).toHaveCSS('height', '40px');
  await expect(page.getByLabel('Filas por página')).toHaveValue('25');
});
