import { outOfReach } from './harness/long';
import { Product } from './harness/product';
import { expect, test } from './harness/test';

test('whoever starts Recobro for the first time sets it up by the link, and stands before the first import', async ({
  browser,
}) => {
  const product = await Product.start({}, undefined, false);
  const link = await product.setupLink();
  const context = await browser.newContext({
    locale: 'es-UY',
    timezoneId: 'America/Santiago',
    viewport: { width: 360, height: 740 },
    baseURL: product.url,
  });
  const page = await context.newPage();

  await page.goto('/');
  await expect(page.getByText('Esta instalación todavía no está configurada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toBeFocused();
  await expect(page.getByLabel('Moneda')).toHaveValue('CLP');
  await page.getByLabel('País').selectOption('PE');
  await expect(page.getByLabel('Moneda')).toHaveValue('PEN');
  await expect(page.getByLabel('Zona horaria')).toHaveValue('America/Lima');
  expect(await outOfReach(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Cobros del Sur');
  await page.getByLabel('Nombre y apellido').fill('Ana Pérez');
  await page.getByLabel('Correo electrónico').fill('ana@sur.example');
  await page.getByLabel('Contraseña').fill('contraseña1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('demasiado conocida'); // by the provider's own rules
  await page.getByLabel('Contraseña').fill('siete barcas al sol');
  await page.keyboard.press('Enter');

  const panel = page.getByRole('dialog', { name: 'Crear cartera' });
  await expect(panel.getByLabel('Moneda')).toHaveValue('PEN');
  await panel.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Consumo');
  await panel.getByLabel('Código').fill('CONS-1');
  await panel.getByLabel('Acreedor').fill('Banco del Sur');
  await panel.getByRole('button', { name: 'Crear y elegir el archivo' }).click();
  await expect(page).toHaveURL(/\/portfolios\/[^/]+\/imports\/new$/);
  await expect(page.locator('input[type=file]')).toBeAttached();

  const late = await (await browser.newContext({ locale: 'es-UY' })).newPage();
  await late.goto(link);
  await expect(late.getByText('Esta instalación ya está configurada.')).toBeVisible();
  await late.context().close();
  await context.close();
  await product.stop();
});
