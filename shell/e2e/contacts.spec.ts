import { execFileSync } from 'node:child_process';
import { BINARY } from './harness/product';
import { expect, test } from './harness/test';

test('[CO-07] [CO-14] a collector logs a contact by keyboard alone, sees what it leaves open, and finds it on the timeline', async ({
  page,
  as,
}) => {
  test.slow();
  await as('cashier');
  await page.goto('/debtors?sort=-balance&currency=UYU&status=in_progress');
  const first = page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link');
  await first.focus();
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: 'Contactar' });
  await expect(section.getByRole('listitem').first()).toBeVisible();
  await expect(section.getByRole('button', { name: 'Contactar ahora' })).toBeVisible();
  await page.keyboard.press('c');
  const panel = page.getByRole('dialog', { name: /Contacto con/ });
  const refuses = panel.getByRole('radio', { name: /Se niega a pagar/ });
  await expect(panel.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(refuses).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  const story = page.getByRole('region', { name: 'Línea de tiempo' });
  await expect(story.getByText('Contacto terminado').first()).toBeVisible();
});

test('[CO-13] what an outcome tells of a debtor silences every channel at once', async ({ page, as }) => {
  await as('cashier');
  await page.goto('/debtors?sort=balance&currency=UYU&status=in_progress');
  await page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link').click();
  const section = page.getByRole('region', { name: 'Contactar' });
  await section.getByRole('button', { name: 'Contactar ahora' }).click();
  const panel = page.getByRole('dialog', { name: /Contacto con/ });
  await panel.getByRole('radio', { name: /Situación difícil/ }).check();
  await panel.getByRole('button', { name: 'Guardar resultado' }).click();
  await expect(panel).toHaveCount(0);
  await expect(section.getByText(/Su situación pide que nadie lo contacte/).first()).toBeVisible();
  await expect(section.getByRole('button', { name: 'Contactar ahora' })).toHaveCount(0);
});

test('[CO-17] a manager gives out the signed ledger of a debtor, and it verifies without the product', async ({
  page,
  as,
}, info) => {
  await as('manager');
  await page.goto('/debtors?sort=-balance&currency=UYU&status=in_progress&page=2');
  await page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link').click();
  const section = page.getByRole('region', { name: 'Contactar' });
  await section.getByRole('button', { name: 'Contactar ahora' }).click();
  const panel = page.getByRole('dialog', { name: /Contacto con/ });
  await panel.getByRole('radio', { name: /Se niega a pagar/ }).check();
  await panel.getByRole('button', { name: 'Guardar resultado' }).click();
  await expect(panel).toHaveCount(0);
  for (const kind of ['PDF firmado', 'JSON firmado']) {
    const saving = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Registro de contactos' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    const file = info.outputPath((await saving).suggestedFilename());
    await (await saving).saveAs(file);
    expect(execFileSync(BINARY, ['ledger', 'verify', file], { encoding: 'utf8' })).toMatch(
      /holds, [1-9]\d* entries/,
    );
  }
});
