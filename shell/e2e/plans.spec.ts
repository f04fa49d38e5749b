import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** Opens a debtor whom nothing has been agreed with yet. */
async function openDebtor(page: Page, row: number) {
  await page.goto('/debtors?status=new&sort=-balance');
  await page
    .getByRole('table', { name: 'Deudores' })
    .locator('[data-row]')
    .nth(row)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/debtors\/[0-9a-f-]+/);
  await page.getByRole('button', { name: 'Acordar un plan' }).click();
  return page.getByRole('dialog', { name: 'Acordar un plan' });
}

test('[MO-11] a collector agrees to a signed offer', async ({ page, as }) => {
  await as('cashier');
  const panel = await openDebtor(page, 4);
  await expect(panel.getByRole('table', { name: 'Cuotas de la oferta' })).toBeVisible();
  const discount = panel.getByRole('slider', { name: 'Quita' });
  await discount.focus();
  for (let n = 0; n < 10; n += 1) await discount.press('ArrowRight');
  await expect(discount).toHaveAttribute('aria-valuetext', /^10\s?%/);
  await expect(panel.getByText('Necesita aprobación')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Acordar', exact: true }).click();
  await expect(page.getByText('Plan acordado').first()).toBeVisible();
  const plan = page.getByRole('region', { name: 'Plan de pagos' });
  await expect(plan.getByText('Activo')).toBeVisible();
  await expect(plan.getByText('Por vencer').first()).toBeVisible();
  await expect(plan.getByText(/^Con una quita de/)).toBeVisible();
  await expect(page.getByText('Con plan').first()).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Acordar un plan' })).toHaveCount(0);
});

test('[MO-11] beyond a collector’s authority a manager approves', async ({ page, as }) => {
  await as('cashier');
  const panel = await openDebtor(page, 6);
  const discount = panel.getByRole('slider', { name: 'Quita' });
  await discount.focus();
  for (let n = 0; n < 15; n += 1) await discount.press('ArrowRight');
  await expect(panel.getByText('Necesita aprobación').first()).toBeVisible();
  await panel.getByRole('textbox', { name: 'Motivo para aprobarlo' }).fill('Cobra el aguinaldo el lunes');
  await panel.getByRole('button', { name: 'Acordar', exact: true }).click();
  await expect(page.getByText(/espera la aprobación de otra persona$/).first()).toBeVisible();
  const plan = page.getByRole('region', { name: 'Plan de pagos' });
  await expect(plan.getByText('Espera aprobación', { exact: true })).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
  const address = page.url();

  await as('manager');
  await page.goto(address);
  await expect(plan.getByText('Cobra el aguinaldo el lunes')).toBeVisible();
  await plan.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(plan.getByText('Activo')).toBeVisible();
  await plan.getByRole('button', { name: 'Cancelar el plan' }).click();
  const end = page.getByRole('dialog', { name: 'Cancelar el plan' });
  await end.getByLabel('Motivo').fill('Pide otras condiciones');
  await end.getByRole('button', { name: 'Cancelar el plan' }).click();
  await expect(plan.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Acordar un plan' })).toBeVisible();
});
