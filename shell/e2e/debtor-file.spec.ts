import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** The smallest picture. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function openDebtor(page: Page, query: string): Promise<void> {
  await page.goto(`/debtors?${query}`);
  await page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Línea de tiempo' })).toBeVisible();
}

test('[CO-18] a collector notes with a mention by keyboard, and the mentioned is told', async ({
  page,
  as,
}) => {
  test.slow();
  await as('cashier');
  await openDebtor(page, 'sort=-balance&currency=UYU&status=in_progress');
  const notes = page.getByRole('region', { name: 'Notas' });
  await expect(notes.getByRole('button', { name: 'Agregar nota' })).toBeVisible();
  await page.keyboard.press('o');
  await expect(notes.getByRole('textbox', { name: /Nota nueva/ })).toBeFocused();
  await page.keyboard.type('Pide hablar con la gerencia @');
  const finder = notes.getByRole('combobox', { name: 'Mencionar' });
  await expect(finder).toBeFocused();
  await page.keyboard.type('Ferreira');
  await expect(notes.getByRole('option')).toHaveText(['Lucía Ferreira']);
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('textbox', { name: /Nota nueva/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const list = notes.getByRole('list', { name: 'Notas' });
  await expect(list.getByText('Pide hablar con la gerencia').first()).toBeVisible();
  await expect(list.getByText('Para Lucía Ferreira').first()).toBeVisible();
  const story = page.getByRole('region', { name: 'Línea de tiempo' });
  await expect(story.getByText('Nota escrita').first()).toBeVisible();
  await as('manager');
  await page.goto('/');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await expect(page.getByText('Lo mencionaron en una nota').first()).toBeVisible();
});

test('[CO-18] a document is uploaded and previewed', async ({ page, as }) => {
  await as('cashier');
  await openDebtor(page, 'sort=-balance&currency=UYU&status=in_progress');
  const documents = page.getByRole('region', { name: 'Documentos' });
  await documents.getByRole('button', { name: 'Agregar documento' }).click();
  const panel = page.getByRole('dialog', { name: 'Agregar documento' });
  await panel.getByRole('combobox', { name: 'Qué documento es' }).selectOption('identity');
  await panel.locator('input[type=file]').setInputFiles({
    name: 'cedula.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await expect(panel).toHaveCount(0);
  await documents.getByRole('button', { name: 'cedula.png', exact: true }).click();
  const shown = page.getByRole('dialog', { name: 'cedula.png' });
  await expect(shown.getByRole('img', { name: 'cedula.png' })).toBeVisible();
  await expect(shown.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
});

test('[CO-18] a manager merges two debtors and splits them again, by keyboard', async ({ page, as }) => {
  test.slow();
  await as('manager');
  await openDebtor(page, 'sort=-balance&currency=UYU&status=new');
  const address = page.url();
  await page.getByRole('button', { name: 'Unir con otro deudor' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Unir con otro deudor' });
  await panel.getByRole('combobox', { name: 'Deudor de la misma cartera' }).focus();
  await expect(panel.getByRole('option').first()).toBeVisible();
  const own = await page.getByRole('heading', { level: 1, includeHidden: true }).textContent();
  const options = await panel.getByRole('option').allTextContents();
  const at = options.findIndex((one) => !one.startsWith(own ?? '-'));
  for (let n = 0; n < at; n++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('table')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Unir', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  const people = page.getByRole('list', { name: 'Deudores unidos' });
  await expect(people.getByText(/Unido con/)).toBeVisible();
  await people.getByRole('button', { name: /^Separar de/ }).focus();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Separar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(people).toHaveCount(0);
  expect(page.url()).toBe(address);
});
