import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type CreditorFile, csv1252, identityCard, type Table, workbook } from './harness/creditorFile';
import { expect, test } from './harness/test';

const HEADER = ['Documento', 'Nombre', 'Teléfono', 'Producto', 'Nro. deuda', 'Saldo', 'Vencimiento'];

function rowsOf(seed: number, count: number): Table {
  return Array.from({ length: count }, (_, at) => [
    identityCard(seed + at),
    at === 0 ? `Begoña Ibáñez Núñez ${seed}` : `Deudor ${seed + at}`,
    `099 ${String(100 + at)} ${String(200 + at)}`,
    'Tarjeta – Oro',
    `D-${seed + at}`,
    '1.250,50',
    '15/03/2026',
  ]);
}

async function createPortfolio(page: Page, name: string): Promise<void> {
  await page.goto('/portfolios');
  await page.getByRole('button', { name: 'Crear cartera' }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Nombre').fill(name);
  await panel.getByLabel('Código').fill(name.replaceAll(' ', '-'));
  await panel.getByLabel('Acreedor').fill('Banco de Prueba');
  await panel.getByRole('button', { name: 'Crear cartera' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function upload(page: Page, file: CreditorFile): Promise<void> {
  await page.getByLabel('Suelte aquí el archivo del acreedor').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Continuar con las columnas' })).toBeVisible();
}

/** The four figures, in the order of the screen: created, updated, unchanged, rejected. */
async function expectFigures(page: Page, figures: Record<string, number>): Promise<void> {
  for (const [label, figure] of Object.entries(figures)) {
    await expect(page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]')).toHaveText(
      String(figure),
    );
  }
}

test('an admin imports a Windows-1252 CSV, mends the rejected rows and opens a debtor', async ({
  page,
  as,
}) => {
  await as('admin');
  await createPortfolio(page, 'CSV noviembre');
  await page.getByRole('button', { name: 'Importar archivo' }).first().click();

  const rows = rowsOf(3_100_000, 12);
  const broken = rows.map((row) => [...row]);
  broken[3]?.splice(0, 1, '1.234.567-8');
  broken[7]?.splice(5, 1, '12,5O');
  await upload(page, csv1252('cartera-noviembre.csv', [HEADER, ...broken]));

  await expect(page.getByLabel('Codificación')).toHaveValue('windows-1252');
  await expect(page.getByLabel('Separador')).toHaveValue(';');
  await expect(page.getByLabel('Decimales')).toHaveValue('comma');
  await expect(page.getByLabel('Fechas')).toHaveValue('dmy');
  await expect(page.getByRole('cell', { name: 'Begoña Ibáñez Núñez 3100000' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar con las columnas' }).click();

  await expect(page.getByText('7 de 7 columnas asignadas')).toBeVisible();
  await expect(page.getByLabel('Dato de la columna Saldo')).toHaveValue('balance');
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();

  await expectFigures(page, { Nuevos: 10, Actualizados: 0, 'Sin cambios': 0, Rechazados: 2 });
  const rejections = page.getByRole('table', { name: 'Filas rechazadas' });
  await expect(rejections.getByRole('row')).toHaveCount(3);
  await expect(rejections.getByText('12,5O')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 10 filas' }).click();

  await expect(page.getByText('Importación terminada')).toBeVisible();
  await expectFigures(page, { Nuevos: 10, Rechazados: 2 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar filas rechazadas' }).click();
  const rejected = await readFile(await (await download).path(), 'utf8');
  expect(rejected).toContain('1.234.567-8');

  const mended = rejected.replace('1.234.567-8', rows[3]?.[0] ?? '').replace('12,5O', '12,50');
  await page.getByRole('button', { name: 'Importar las filas corregidas' }).click();
  await upload(page, { name: 'corregidas.csv', mimeType: 'text/csv', buffer: Buffer.from(mended) });
  await page.getByRole('button', { name: 'Continuar con las columnas' }).click();
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await expectFigures(page, { Nuevos: 2, Rechazados: 0 });
  await page.getByRole('button', { name: 'Importar 2 filas' }).click();
  await expect(page.getByText('Importación terminada')).toBeVisible();

  await page.getByRole('button', { name: 'Ver deudores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deudores 12' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Nombre, documento o teléfono' }).fill('ibañez 3100000');
  await page.getByRole('link', { name: 'Begoña Ibáñez Núñez 3100000' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Begoña Ibáñez Núñez 3100000' })).toBeVisible();
  await page.getByRole('button', { name: 'Movimientos de Tarjeta – Oro' }).click();
  await expect(
    page.getByRole('table', { name: 'Movimientos', exact: true }).getByRole('rowheader').locator('..'),
  ).toContainText('1.250,50');
});

test('a manager imports a workbook, and importing it again changes nothing', async ({ page, as }) => {
  await as('manager');
  await createPortfolio(page, 'XLSX noviembre');
  const file = workbook('cartera.xlsx', [HEADER, ...rowsOf(3_200_000, 5)]);
  for (const figures of [
    { Nuevos: 5, 'Sin cambios': 0, Rechazados: 0 },
    { Nuevos: 0, 'Sin cambios': 5, Rechazados: 0 },
  ]) {
    await page.getByRole('button', { name: 'Importar archivo' }).first().click();
    await upload(page, file);
    await page.getByRole('button', { name: 'Continuar con las columnas' }).click();
    await page.getByRole('button', { name: 'Revisar el archivo' }).click();
    await expectFigures(page, figures);
    await page.getByRole('button', { name: /^Importar \d+ filas?$/ }).click();
    await expect(page.getByText('Importación terminada')).toBeVisible();
    await page.getByRole('link', { name: 'XLSX noviembre' }).click();
  }
  await expect(page.getByRole('table', { name: 'Importaciones' }).getByRole('row')).toHaveCount(3);
});

test('an admin imports what a creditor really sends, mends a row on the screen, activates the portfolio and takes it all back', async ({
  page,
  as,
}) => {
  await as('admin');
  await createPortfolio(page, 'UTF16 noviembre');
  await page.getByRole('button', { name: 'Importar archivo' }).first().click();
  const text = [
    'Banco de Prueba',
    'Cartera noviembre',
    ['Documento', 'Nombre', 'Teléfono', 'Teléfono 2', 'Nro. deuda', 'Saldo', 'Intereses', 'Sucursal'].join(
      '\t',
    ),
    [
      identityCard(3_300_000),
      'Ana Ñandú',
      '099 100 200',
      '098 300 400',
      'E-1',
      '1.250,50',
      '250,50',
      'Centro',
    ].join('\t'),
    [identityCard(3_300_001), 'Luz Paz', '099 100 201', '', 'E-2', '12,5O', '', 'Sur'].join('\t'),
  ].join('\r\n');
  const buffer = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  await upload(page, { name: 'cartera.txt', mimeType: 'text/plain', buffer });

  await expect(page.getByLabel('Codificación')).toHaveValue('utf-16le');
  await expect(page.getByLabel('Línea del encabezado')).toHaveValue('3');
  await page.getByRole('button', { name: 'Continuar con las columnas' }).click();
  await expect(page.getByLabel('Dato de la columna Sucursal')).toHaveValue('extra');
  await expect(page.getByLabel('Dato de la columna Teléfono 2')).toHaveValue('phone');
  await page.getByLabel('Dato de la columna Intereses').selectOption('fees');
  await page.reload();
  await expect(page).toHaveURL(/\?step=columns$/);
  await expect(page.getByLabel('Dato de la columna Intereses')).toHaveValue('fees');
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();

  await expectFigures(page, { Nuevos: 1, Rechazados: 1 });
  await expect(
    page.getByRole('region', { name: 'Totales de control' }).getByRole('row', { name: /^UYU/ }),
  ).toContainText('1.250,50');
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await expect(page.getByText('Importación terminada')).toBeVisible();
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('button', { name: 'Activar' })).toBeHidden();

  await page.getByRole('button', { name: 'Corregir la línea 5' }).click();
  await page.getByRole('dialog').getByLabel('Saldo').fill('12,50');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Corregida', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Importar lo corregido aquí' }).click();
  await expectFigures(page, { Nuevos: 1, Rechazados: 0 });
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await expect(page.getByText('Importación terminada')).toBeVisible();
  await expect(page.getByText('cartera-mended.csv')).toBeVisible();

  await page.getByRole('button', { name: 'Ver deudores' }).click();
  await page.getByRole('link', { name: 'Ana Ñandú' }).click();
  await page.getByRole('button', { name: 'Movimientos de E-1' }).click();
  await expect(
    page.getByText('Sucursal', { exact: true }).locator('xpath=following-sibling::*[1]'),
  ).toHaveText('Centro');

  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Importación deshecha')).toBeVisible();
});
