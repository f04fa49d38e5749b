import { expect, test } from './harness/test';

test('[CO-10] a manager drafts the next version of a strategy, sees what it would do, and publishes it', async ({
  page,
  as,
}) => {
  test.slow();
  await as('manager');
  await page.goto('/portfolios');
  await page.getByRole('table', { name: 'Carteras' }).locator('[data-row]').first().getByRole('link').click();
  const section = page.getByRole('region', { name: 'Estrategia' });
  await section.getByRole('link', { name: 'Ver y cambiar' }).click();
  await expect(page.getByRole('region', { name: 'Lo que hace la versión en vigor' })).toBeVisible();
  await page.getByRole('button', { name: 'Redactar una versión' }).press('Enter');
  await page.getByRole('button', { name: 'Agregar paso' }).press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: /Nombre/ }).fill('Atraso largo');
  await panel.getByRole('textbox', { name: /Días de atraso desde/ }).fill('90');
  await panel.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(panel).toHaveCount(0);
  const steps = page.getByRole('region', { name: 'Pasos' });
  await expect(steps.getByText('Nuevo')).toBeVisible();
  await steps.getByRole('button', { name: 'Subir: Atraso largo' }).press('Enter');
  await expect(steps.getByText('3. Atraso largo')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Lo que haría el borrador ahora' }).getByText('Atraso largo'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(page.getByText('Versión 1, en vigor').first()).toBeVisible();
});
