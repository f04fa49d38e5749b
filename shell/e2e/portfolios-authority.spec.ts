import { expect, test } from './harness/test';

test('what goes beyond a manager’s authority waits in the ledger for an admin', async ({ page, as }) => {
  await as('manager');
  await page.goto('/debtors?sort=-balance&page=3');
  await page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/debtors\/[0-9a-f-]+/);
  const address = page.url();
  await page
    .getByRole('button', { name: /^Movimientos de/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ajustar saldo' }).click();
  const panel = page.getByRole('dialog', { name: 'Ajustar saldo' });
  await expect(panel.getByText(/se registra al instante/)).toBeVisible();
  await panel.getByLabel('Movimiento').selectOption('Gasto');
  await panel.getByLabel('Importe').fill('999.999,00');
  await panel.getByLabel('Motivo').fill('Gasto judicial');
  await panel.getByRole('button', { name: 'Registrar ajuste' }).click();
  await expect(page.getByText(/espera la aprobación de otra persona$/).first()).toBeVisible();
  await expect(page.getByText('1 ajuste en espera')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Retirar/ })).toBeVisible();

  await as('admin');
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Movimientos de/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Aprobar/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText(/aprobado$/).first()).toBeVisible();
  await expect(page.getByText('1 ajuste en espera')).toHaveCount(0);
  const ledger = page.getByRole('table', { name: 'Movimientos', exact: true });
  await expect(ledger.getByRole('cell', { name: 'Gasto judicial' })).toBeVisible();
});

test('an admin sets how far a manager may go', async ({ page, as }) => {
  await as('admin');
  await page.goto('/portfolios');
  await page.getByRole('table').locator('[data-row]').last().getByRole('link').click();
  await page.getByRole('button', { name: 'Cambiar la autoridad' }).click();
  const panel = page.getByRole('dialog', { name: 'Autoridad para ajustar' });
  await panel.getByLabel('Gerente: parte del saldo, en %').fill('12,5');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/12,5\s?% del saldo/)).toBeVisible();
});
