import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** The number of a debt of a debtor who owes pesos. */
async function debtOf(page: Page): Promise<string> {
  await page.goto('/debtors?sort=-balance&currency=UYU&status=in_progress');
  const debts = page.waitForResponse(/\/deudores\/[^/]+\/debts/);
  await page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link').click();
  return (await (await debts).json()).data[0].ref;
}

test('[MO-12] a manager uploads a bank file, confirms a line by one key, and the file again posts nothing', async ({
  page,
  as,
}) => {
  await as('manager');
  const ref = await debtOf(page);
  const statement = `Fecha;Importe;Referencia;Ordenante;Deuda\n19/11/2026;15,50;E2E-${Date.now()};;${ref}\n19/11/2026;83,19;E2E-X;NADIE CONOCIDO;\n`;
  const file = { name: 'extracto.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
  const send = async () => {
    await page.goto('/payments/files');
    await page.getByRole('button', { name: 'Subir archivo del banco' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Subir archivo del banco' });
    await panel.getByLabel('Banco o cuenta').fill('BROU');
    await panel.getByLabel('Moneda').selectOption('UYU');
    await panel.getByLabel('Suelte aquí el archivo del banco').setInputFiles(file);
  };
  await send();
  await expect(page.getByRole('button', { name: 'Buscar de quién es cada línea' })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar de quién es cada línea' }).click();

  const lines = page.getByRole('list', { name: 'Líneas' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Segura');
  await expect(lines.nth(1)).toContainText('No se encontró de quién es.');
  await lines.first().focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(1);
  await page.getByLabel('Mostrar').selectOption('Registrada');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('15,50');

  await send();
  await expect(page.getByText('Ese archivo ya se subió: no se registra dos veces.')).toBeVisible();
});
