import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

const rows = (page: Page) => page.getByRole('table', { name: 'Deudores' }).locator('[data-row]');

test('page, size, sort and filters stand in the URL, and Back and reload restore them [RT-11]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.goto('/debtors');
  await expect(rows(page)).toHaveCount(25);
  const top = rows(page).first().getByRole('link'); // the name alone: what else a row says may come later
  const first = (await top.textContent()) ?? '';
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(top).not.toHaveText(first);
  const second = await top.textContent();
  await page.getByRole('button', { name: 'Deudor', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page).not.toHaveURL(/page=2/);
  await page.getByRole('button', { name: 'Estado' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Nuevo' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=new/);
  await expect(page.getByRole('button', { name: 'Estado: Nuevo' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Estado: Nuevo' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Deudor/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Estado', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(top).toHaveText(second ?? '');
});

test('invalid search params fall back silently [RT-10] [RT-11]', async ({ page, as }) => {
  await as('manager');
  await page.goto('/debtors?page=-3&pageSize=abc&sort=password');
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Página 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('columnheader', { name: /^Días de atraso/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a manager assigns and tags many at once', async ({ page, as }) => {
  await as('manager');
  await page.goto('/debtors?sort=name&pageSize=25');
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  await expect(page.getByText('2 seleccionados')).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Asignar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asignar 2 deudores' });
  await expect(dialog.getByRole('button', { name: 'Asignar' })).toBeDisabled();
  const option = dialog.getByRole('option').nth(1);
  const person = (await option.textContent()) ?? '';
  await option.click();
  await dialog.getByRole('button', { name: 'Asignar' }).click();
  await expect(page.getByText(`2 deudores asignados a ${person}`).first()).toBeVisible();
  await expect(rows(page).nth(0)).toContainText(person);
  await expect(rows(page).nth(1)).toContainText(person);
  const before = await rows(page).nth(0).textContent();
  await page.keyboard.press('Control+z');
  await expect(rows(page).nth(0)).not.toHaveText(before ?? '');
  await expect(page.locator('.fui-ToastTitle', { hasText: 'Se deshizo' })).toBeVisible();
});

test('by keys alone: a row and the range to another are picked, an act is two keys away, and the focus comes back', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.goto('/debtors?sort=name');
  await expect(rows(page)).toHaveCount(25);
  for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.getByText('3 seleccionados')).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Asignar 3 deudores' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Asignar' })).toBeFocused();
});

test('a debtor that is not there is said at once, with one request and a way back', async ({ page, as }) => {
  await as('manager');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/deudores/no-such-debtor')) asked += 1;
  });
  await page.goto('/debtors/no-such-debtor');
  await page.getByRole('main').getByRole('link', { name: 'Deudores' }).click();
  await expect(rows(page)).toHaveCount(25);
  expect(asked).toBe(1);
});

test('a superadmin reads the debtors of the tenant', async ({ page, as }) => {
  await as('superadmin');
  await page.goto('/debtors');
  await expect(rows(page)).toHaveCount(25);
});

test('a cashier sees the own debtors alone, with numbers covered until opened, and cannot import or pick', async ({
  page,
  as,
}) => {
  await as('cashier');
  await page.goto('/');
  const account = await page.getByRole('button', { name: /^Cuenta de / }).getAttribute('aria-label');
  const name = account?.replace('Cuenta de ', '') ?? '';
  await page.goto('/debtors');
  await expect(rows(page).first()).toBeVisible();
  for (const row of await rows(page).all()) await expect(row).toContainText(name);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Asignado a/ })).toHaveCount(0);
  await expect(rows(page).first()).toContainText('*');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0);

  const revealed = page.waitForResponse((response) => response.url().endsWith('/reveal'));
  await page.getByRole('button', { name: /^Mostrar documento/i }).click();
  expect((await revealed).ok()).toBe(true);
  await expect(page.getByText('Dato personal visto').first()).toBeVisible();

  await page.goto('/portfolios');
  await page.locator('[data-row]').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Condiciones' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar archivo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toHaveCount(0);
});

test('a movement posted on a debt shows in its ledger and its balance', async ({ page, as }) => {
  await as('manager');
  await page.goto('/debtors?sort=-balance');
  await rows(page).first().getByRole('link').click();
  await page
    .getByRole('button', { name: /^Movimientos de/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ajustar saldo' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Movimiento').selectOption('fee:debit');
  await panel.getByLabel('Importe').fill('1.250,50');
  await panel.getByLabel('Motivo').fill('Gasto de notificación');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('table', { name: 'Movimientos', exact: true })).toContainText(
    'Gasto de notificación',
  );
  await expect(page.getByText('Movimiento registrado').first()).toBeVisible();
});
