import { expect, test } from './harness/test';

test('[CO-13] [CO-14] a flag put in the head of the page by keys alone silences ways, queue and agenda at once, and Undo brings them back', async ({
  page,
  as,
}) => {
  test.slow();
  await as('manager');
  await page.goto('/debtors?sort=-balance&currency=UYU&status=in_progress&page=3');
  const first = page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link');
  await first.focus();
  await page.keyboard.press('Enter');
  const ways = page.getByRole('region', { name: 'Contactar' });
  const next = page.getByRole('region', { name: 'Próximo' });
  await expect(ways.getByRole('listitem').first()).toBeVisible();
  await expect(next).toBeVisible();
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: /Circunstancias de/ });
  await dialog.getByRole('checkbox', { name: 'fallecido' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Deshacer', exact: true })).toBeVisible();
  await expect(next).toContainText('Nadie lo contacta');
  await expect(ways.getByText(/Su situación pide que nadie lo contacte/).first()).toBeVisible();
  await expect(page.getByText('fallecido', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(next).not.toContainText('Nadie lo contacta');
  await expect(ways.getByText(/Su situación pide que nadie lo contacte/)).toHaveCount(0);
});

test('[CO-18] a collector saves a view of the debtors, loads the page anew and opens it', async ({
  page,
  as,
}) => {
  await as('cashier');
  await page.goto('/debtors?sort=name&status=in_progress');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name: 'Guardar esta vista' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('En gestión por nombre');
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/v1/preferences') && answer.request().method() === 'PATCH',
  );
  await page.keyboard.press('Enter');
  expect((await kept).ok()).toBe(true);
  await page.goto('/debtors');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitemradio', { name: 'En gestión por nombre' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page).toHaveURL(/status=in_progress/);
  await expect(page.getByRole('button', { name: 'Vistas: En gestión por nombre' })).toBeVisible();
});
