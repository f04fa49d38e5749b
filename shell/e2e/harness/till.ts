import { expect, type Page } from '@playwright/test';

/** Counts one's till, whose page is open, and closes it. */
export async function closeTill(page: Page, counted = '0'): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar caja' }).click();
  const panel = page.getByRole('dialog', { name: 'Cerrar caja' });
  await expect(
    panel
      .getByLabel(/^Contado/)
      .or(panel.getByText('No pasó efectivo'))
      .first(),
  ).toBeVisible();
  for (const field of await panel.getByLabel(/^Contado/).all()) await field.fill(counted);
  await panel.getByRole('button', { name: 'Cerrar caja' }).click();
  await expect(page.getByRole('button', { name: 'Abrir caja' })).toBeVisible();
}
