import { expect, test } from './harness/test';

test('[MO-08] [MO-09] a cashier takes a promise by keyboard alone and finds it in the list and on its day', async ({
  page,
  as,
}) => {
  test.slow();
  await as('cashier');
  await page.goto('/debtors?sort=-balance&currency=UYU&status=new');
  const first = page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tomar promesa' })).toBeVisible();
  await page.keyboard.press('p');
  const panel = page.getByRole('dialog', { name: 'Tomar promesa' });
  await expect(panel.getByLabel('Importe')).toBeFocused();
  await page.keyboard.type('1234');
  for (const key of ['Tab', '+', '4', 'Enter']) await page.keyboard.press(key);
  await expect(panel).toHaveCount(0);
  const section = page.getByRole('region', { name: 'Promesas' });
  await expect(section.getByText('1.234')).toBeVisible();
  await expect(page.getByText('Promesa pendiente')).toBeVisible();

  await page.goto('/promises?sort=-created_at');
  const row = page
    .getByRole('table', { name: 'Promesas' })
    .locator('[data-row]')
    .filter({ hasText: '1.234' });
  await expect(row.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/promises?view=calendar');
  const today = page.locator('button[aria-current=date]');
  await expect(today).toBeVisible();
  await today.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/due=\d{4}-\d{2}-\d{2}/);
});

test('[MO-09] a manager gives promises to somebody else', async ({ page, as }) => {
  await as('manager');
  await page.goto('/promises');
  const rows = page.getByRole('table', { name: 'Promesas' }).locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Reasignar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Reasignar' }).click();
  await expect(dialog).toHaveCount(0);
});
