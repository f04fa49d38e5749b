import type { Page } from '@playwright/test';
import { csv1252, identityCard } from './harness/creditorFile';
import { press, tabTo, write } from './harness/keyboard';
import { expect, forgetChoices, test } from './harness/test';

test.describe.configure({ timeout: 90_000 });
test.afterEach(({ page }) => forgetChoices(page));

const rows = (page: Page) => page.locator('[data-row]');

/** What screen readers are told of a toast. */
const said = (page: Page, text: string) => page.locator('[aria-live]').filter({ hasText: text }).first();

test('signing in, skipping to the content and going to a page need no mouse; the page names itself and takes the focus', async ({
  page,
  product,
}) => {
  const { login, password } = await product.credentials('manager');
  await page.goto('/sign-in');
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.type(login);
  await write(page, page.getByLabel('Contraseña', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeFocused();

  for (const screen of ['/', '/tasks', '/settings/security', '/debtors']) {
    await page.goto(screen);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' }), screen).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const nav = page.getByRole('navigation', { name: 'Navegación principal' });
  await tabTo(page, nav.getByRole('link', { name: 'Tareas' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Tareas/ })).toBeFocused();
  await expect(page).toHaveTitle('Tareas · Recobro');
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Tareas · Recobro' })).toHaveCount(1);
});

test('a debtor is found and opened, and the list is where it was on the way back', async ({ page, as }) => {
  await as('manager');
  await page.goto('/debtors');
  const name = (await rows(page).nth(3).getByRole('link').textContent())?.trim() ?? '';
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  const link = rows(page).first().getByRole('link', { name });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(link).toBeVisible();
});

test('settings are chosen and saved, and a toast is said and holds nobody up', async ({ page, as }) => {
  await as('admin');
  await page.goto('/settings');
  const name = page.getByLabel('Nombre', { exact: true });
  const own = await name.inputValue();
  for (const text of [`${own} C`, own]) {
    await write(page, name, text);
    await page.keyboard.press('Control+Enter');
    await expect(said(page, 'Perfil guardado')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await expect(name).toBeFocused();
  }
  await expect(page.locator('.fui-Toast').first()).toBeVisible();
  await press(page, page.getByRole('main').getByRole('link', { name: 'Apariencia' }));
  await expect(page).toHaveTitle('Apariencia · Ajustes · Recobro');
  await tabTo(page, page.getByRole('radiogroup', { name: 'Tema' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('panels and menus of the header give the focus back to what opened them', async ({ page, as }) => {
  await as('manager');
  const header = page.getByRole('banner');
  for (const name of [/^Cartera/, /^Buscar/, /^Idioma/, /^Tema/, /^Notificaciones/, /^Cuenta de/]) {
    const opener = header.getByRole('button', { name });
    await press(page, opener);
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    await expect(opened.first()).toBeVisible();
    await expect(opener).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a file is imported in its four steps', async ({ page, as }) => {
  await as('admin');
  await page.goto('/portfolios');
  await press(page, rows(page).first().getByRole('link'));
  await press(page, page.getByRole('button', { name: 'Importar archivo' }).first());
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Elegir archivo' }));
  const header = ['Documento', 'Nombre', 'Teléfono', 'Producto', 'Nro. deuda', 'Saldo', 'Vencimiento'];
  const row = [identityCard(3_400_000), 'Sin Ratón', '099 100 200', 'Tarjeta', 'D-34', '10,50', '15/03/2026'];
  await (await chooser).setFiles(csv1252('teclado.csv', [header, row]));
  await press(page, page.getByRole('button', { name: 'Continuar con las columnas' }));
  await tabTo(page, page.getByLabel('Dato de la columna Saldo'));
  await press(page, page.getByRole('button', { name: 'Controlar el archivo' }));
  await press(page, page.getByRole('button', { name: 'Importar 1 fila' }));
  await expect(page.getByText('Importación terminada')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Ver deudores' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Deudores/ })).toBeFocused();
});
