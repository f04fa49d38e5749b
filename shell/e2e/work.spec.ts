import { expect, test } from './harness/test';

test('[CO-12] a collector starts work, pauses and ends it, and the manager sees it meanwhile', async ({
  page,
  as,
}) => {
  test.slow();
  await as('cashier');
  await page.goto('/work');
  await page.getByRole('button', { name: 'Empezar a trabajar' }).press('Enter');
  const mine = page.getByRole('region', { name: 'Mi jornada' });
  await expect(mine.getByText('Disponible')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mi jornada: Disponible' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Siguiente deudor' })).toBeVisible();
  await mine.getByRole('button', { name: 'Pausar' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reunión' }).press('Enter');
  await expect(mine.getByText('Reunión')).toBeVisible();
  await as('manager');
  await page.goto('/work');
  const row = page.locator('[data-row]').filter({ hasText: 'Reunión' });
  await expect(row).toBeVisible();
  await as('cashier');
  await page.goto('/work');
  await mine.getByRole('button', { name: 'Volver al trabajo' }).press('Enter');
  await expect(mine.getByText('Disponible')).toBeVisible();
  await mine.getByRole('button', { name: 'Terminar la jornada' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar la jornada' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Empezar a trabajar' })).toBeVisible();
});
