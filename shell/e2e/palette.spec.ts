import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

test('the palette goes to pages, finds debtors, switches portfolio, theme and language by keys alone [RT-16]', async ({
  page,
  as,
}) => {
  test.setTimeout(120_000);
  await as('manager');
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Buscar o ir a…' });
  const open = async (text: string) => {
    await expect(page.getByRole('button', { name: 'Buscar o ir a…' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await field.fill(text);
  };

  await open('');
  await expectAccessible(page);
  await field.fill('visualiza');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/display$/);

  await page.goto('/debtors');
  const name = (await page.locator('[data-row="0"]').getByRole('link').first().textContent()) ?? '';
  await page.goto('/');
  await open(name);
  const debtor = page.getByRole('group', { name: 'Deudores' }).getByRole('option').first();
  await expect(debtor).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/debtors\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await open('cambiar de cartera');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Cartera: (?!Todas)/ })).toBeVisible();

  await open('oscuro');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await open('english');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Search or go to…' })).toBeVisible();
});

test('the palette opens from the header, and "?" lists the shortcuts', async ({ page, as }) => {
  await as('cashier');
  await page.goto('/');
  await page.getByRole('button', { name: 'Buscar o ir a…' }).click();
  const field = page.getByRole('combobox', { name: 'Buscar o ir a…' });
  await expect(field).toBeFocused();
  await field.fill('zzzzzz');
  await expect(page.getByText('Nada coincide con lo que escribió.')).toBeVisible();
  await field.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(shortcuts).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
});
