import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { leavePanel } from './harness/keyboard';
import { signInByApi } from './harness/person';
import { Post } from './harness/post';
import { Product } from './harness/product';
import { expect, test } from './harness/test';

/** Opens the panel for a new schedule and gives it a name. */
async function begin(page: Page, report: string, name: string, format: string) {
  await page.getByRole('button', { name: 'Programar reporte' }).click();
  const panel = page.getByRole('dialog', { name: 'Programar reporte' });
  await panel.getByRole('combobox', { name: /^Reporte/ }).selectOption({ label: report });
  await panel.getByLabel('Formato').selectOption({ label: format });
  await panel.getByLabel('Nombre').fill(name);
  return panel;
}

/** Runs a schedule and saves the file that it makes. */
async function made(page: Page, name: string): Promise<Download> {
  await page.getByRole('button', { name: `Ejecutar ahora ${name}` }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Descargar ${name}` }).click();
  return saved;
}

const text = async (download: Download) => readFile(await download.path(), 'utf8');

test('a manager schedules a report, has it made now and downloads it in CSV and in XLSX [RT-07]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.goto('/settings/reports');
  await expect(page.getByRole('list', { name: 'Archivos' }).getByRole('listitem')).toHaveCount(1); // the demo's
  await expectAccessible(page);

  const panel = await begin(page, 'Deudores', 'Nuevos del lunes', 'CSV');
  await panel.getByRole('button', { name: 'Filtros: ninguno' }).click();
  await panel.getByRole('group', { name: 'Estado' }).getByLabel('Nuevo').check();
  await expect(panel.getByRole('button', { name: 'Filtros: 1' })).toBeVisible();
  await panel.getByRole('group', { name: 'Días' }).getByLabel('Jueves').check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel).toBeHidden();
  const row = page.getByRole('listitem', { name: 'Nuevos del lunes', exact: true });
  await expect(row).toContainText('Cada lunes y jueves a las 07:30');

  const csv = await made(page, 'Nuevos del lunes');
  expect(csv.suggestedFilename()).toMatch(/^debtors-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await text(csv)).trim().split('\n');
  expect(lines[0]).toContain('id;portfolio_id;portfolio;');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(';new;');

  await row.getByRole('button', { name: 'Más acciones de Nuevos del lunes' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar' }).click();
  const known = page.getByRole('dialog', { name: 'Cambiar Nuevos del lunes' });
  await expect(known.getByRole('group', { name: 'Estado' }).getByLabel('Nuevo')).toBeChecked();
  await known.getByLabel('Formato').selectOption({ label: 'Excel (XLSX)' });
  await known.getByLabel('Se repite').selectOption({ label: 'Una vez por mes' });
  await known.getByLabel('Día del mes').selectOption({ label: 'Último día' });
  await known.getByRole('button', { name: 'Guardar' }).click();
  await expect(known).toBeHidden();
  await expect(row).toContainText('El último día de cada mes a las 07:30');
  await page.getByRole('button', { name: 'Ejecutar ahora Nuevos del lunes' }).click();
  const files = page.getByRole('list', { name: 'Archivos' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'Excel (XLSX)' }).getByText('Listo')).toBeVisible();
  const saved = page.waitForEvent('download');
  await files
    .filter({ hasText: 'Excel (XLSX)' })
    .getByRole('button', { name: /^Descargar/ })
    .click();
  const sheet = await readFile(await (await saved).path());
  expect(sheet.subarray(0, 2).toString()).toBe('PK');
  await expect(files).toHaveCount(3);
  await expectAccessible(page);
});

test('a schedule is paused, its history read, and removed after asking', async ({ page, as }) => {
  await as('admin');
  await page.goto('/settings/reports');
  const panel = await begin(page, 'Usuarios', 'Altas y bajas', 'CSV');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel).toBeHidden();
  const row = page.getByRole('listitem', { name: 'Altas y bajas', exact: true });
  const more = row.getByRole('button', { name: 'Más acciones de Altas y bajas' });
  expect(await text(await made(page, 'Altas y bajas'))).toContain('id;username;display_name;email;role');

  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Pausar' }).press('Enter');
  await expect(row.getByText('En pausa')).toBeVisible();
  await expect(row).not.toContainText('Próxima');
  await more.click();
  await page.getByRole('menuitem', { name: 'Ver historial' }).click();
  const history = page.getByRole('region', { name: 'Historial de Altas y bajas' });
  await history.getByRole('button', { name: 'Altas y bajas', exact: true }).click();
  const run = page.getByRole('dialog', { name: 'Altas y bajas' });
  await expect(run).toContainText('Se puede descargar hasta');
  await expectAccessible(page);
  await leavePanel(run);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await more.click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(row).toHaveCount(0);
});

test('mail is refused at its field where the installation has none, and a collector has no reports', async ({
  page,
  as,
}) => {
  await as('manager', 'andina');
  await page.goto('/settings/reports');
  const panel = await begin(page, 'Tareas', 'Tareas por correo', 'CSV');
  await panel.getByLabel('Entrega').selectOption({ label: 'Por correo y descarga' });
  await panel.getByRole('listbox', { name: 'Destinatarios' }).getByRole('option').first().click();
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByText('RECOBRO_SMTP_URL').first()).toBeVisible();
  await expect(page.locator('.fui-ToastTitle', { hasText: 'RECOBRO_SMTP_URL' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Cancelar' }).click();

  await page.context().clearCookies();
  await as('cashier');
  await page.goto('/settings/reports');
  await expect(page.getByRole('main').getByRole('button', { name: 'Programar reporte' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a report reaches its recipient by mail, with the file attached', async ({ browser }) => {
  const post = await Post.open();
  const product = await Product.start({ RECOBRO_SMTP_URL: post.address });
  const context = await browser.newContext({ baseURL: product.url, locale: 'es-UY' });
  await signInByApi(context.request, product.url, await product.credentials('admin'));
  const page = await context.newPage();
  await page.goto('/settings/reports');
  const panel = await begin(page, 'Tareas', 'Tareas de la semana', 'CSV');
  await panel.getByLabel('Entrega').selectOption({ label: 'Por correo y descarga' });
  await panel.getByRole('combobox', { name: /^Destinatarios/ }).fill('manager');
  await panel.getByRole('option', { name: /· manager@rioplatense/ }).click();
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Por correo a 1 persona')).toBeVisible();
  await page.getByRole('button', { name: 'Ejecutar ahora Tareas de la semana' }).click();
  const letter = await post.next();
  expect(letter).toContain('To: <manager@rioplatense.demo>');
  expect(letter).toMatch(/filename="?tasks-\d{4}-\d\d-\d\d\.csv/);
  await context.close();
  await product.stop();
  await post.close();
});
