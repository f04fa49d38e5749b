import type { Page } from '@playwright/test';
import { csv1252, identityCard } from './harness/creditorFile';
import { hear, leavePanel, press, tabTo, write } from './harness/keyboard';
import { expect, test } from './harness/test';

test.describe.configure({ timeout: 90_000 });

const panel = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.locator('[data-row]');

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
  const said = await hear(page);
  await as('admin');
  await page.goto('/settings');
  const name = page.getByLabel('Nombre', { exact: true });
  const own = await name.inputValue();
  for (const text of [`${own} C`, own]) {
    await write(page, name, text);
    await page.keyboard.press('Control+Enter');
    await said('Perfil guardado');
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
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const name of [/^Cartera/, /^Buscar/, /^Idioma/, /^Tema/, /^Notificaciones/, /^Cuenta de/]) {
    const opener = header.getByRole('button', { name });
    await press(page, opener);
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    await expect(opened.first()).toBeVisible();
    await expect(page.locator(':is([role=dialog], [role=menu]):focus-within')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a task is created, carried over the board and changed', async ({ page, as }) => {
  await as('manager');
  await page.goto('/tasks?view=board');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Crear tarea', exact: true }).first());
  await write(page, panel(page).getByLabel('Título'), 'Hecha sin ratón');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toHaveCount(0);

  const card = page.locator('[data-card]', { hasText: 'Hecha sin ratón' });
  await expect(card).toBeVisible();
  await tabTo(page, card);
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page.locator('main [aria-live=assertive]')).toContainText('quedó en En curso, lugar 1');
  await expect(card).toBeFocused();

  await page.keyboard.press('Enter');
  await press(page, panel(page).getByRole('button', { name: 'Editar' }));
  await expect(panel(page).getByLabel('Título')).toBeFocused();
  await write(page, panel(page).getByLabel('Título'), 'Cambiada sin ratón');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('button', { name: 'Editar' })).toBeFocused();
  await leavePanel(panel(page));
  await expect(page.locator('[data-card]', { hasText: 'Cambiada sin ratón' })).toBeFocused();
});

test('somebody is invited, and another suspended by the menu of their row', async ({ page, as }) => {
  const said = await hear(page);
  await as('admin', 'andina');
  await page.goto('/users');
  await expect(rows(page).first()).toBeVisible();
  const invite = page.getByRole('button', { name: 'Invitar', exact: true });
  await press(page, invite);
  await write(page, panel(page).getByLabel('Correo electrónico'), 'berta.teclado@andina.demo');
  await write(page, panel(page).getByLabel('Nombre y apellido'), 'Berta Teclado');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('textbox', { name: /^Envíe este enlace a Berta/ })).toBeFocused();
  await leavePanel(panel(page));
  await expect(invite).toBeFocused();

  await page.keyboard.press('j');
  await expect(rows(page).first().getByRole('button')).toBeFocused();
  const cashier = rows(page).filter({ hasText: 'cashier@' });
  const menu = cashier.getByRole('button');
  for (const [verb, status] of [
    ['Suspender', 'Suspendido'],
    ['Activar', 'Activo'],
  ] as const) {
    await press(page, menu);
    await expect(page.getByRole('menuitem', { name: 'Administrar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, panel(page).getByRole('button', { name: verb, exact: true }));
    const confirm = page.getByRole('alertdialog');
    await press(page, confirm.getByRole('button', { name: verb, exact: true }));
    await expect(confirm).toHaveCount(0);
    await expect(cashier.getByText(status, { exact: true })).toBeAttached();
    await said('Se actualizó a ');
    await leavePanel(panel(page));
    await expect(menu).toBeFocused();
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
  await press(page, page.getByRole('button', { name: 'Revisar el archivo' }));
  await press(page, page.getByRole('button', { name: 'Importar 1 fila' }));
  await expect(page.getByText('Importación terminada')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Ver deudores' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Deudores/ })).toBeFocused();
});

test('an app is turned off and on again, and the record opens with the tree of what caused it', async ({
  page,
  as,
}) => {
  const said = await hear(page);
  await as('admin');
  await page.goto('/apps');
  const control = page.getByRole('switch', { name: 'Conectar Tareas' });
  await press(page, control, 'Space');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Desconectar' }));
  await said('Tareas está desconectada');
  await expect(control).toBeFocused();
  await page.keyboard.press('Space');
  await said('Tareas está conectada');

  await page.goto('/tracing-events');
  // The newest line comes live, on top of the others: no row moves from here on.
  await expect(rows(page).first()).toContainText('Aplicación conectada');
  await page.keyboard.press('j');
  const menu = rows(page).first().getByRole('button');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ver detalle' })).toBeFocused();
  await page.keyboard.press('Enter');
  const tree = panel(page).getByRole('region', { name: 'Qué causó qué' });
  await expect(tree.getByRole('listitem').first()).toBeVisible();
  await leavePanel(panel(page));
  await expect(menu).toBeFocused();
});

test('the first report is scheduled, and the focus stays where it stands', async ({ page, as }) => {
  await as('admin');
  await page.goto('/settings/reports');
  await page.getByRole('button', { name: 'Más acciones de Carteras y sus cifras' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Todavía no hay reportes programados')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Programar reporte' }).first());
  await write(page, panel(page).getByLabel('Nombre'), 'Cada lunes sin ratón');
  const days = panel(page).getByRole('group', { name: 'Días' });
  await press(page, days.getByLabel('Jueves'), 'Space');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('listitem', { name: 'Cada lunes sin ratón', exact: true })).toContainText(
    'lunes y jueves',
  );
  // The button of the empty list is gone; what took its place has the focus.
  await expect(page.getByRole('button', { name: 'Ejecutar ahora Cada lunes sin ratón' })).toBeFocused();
});
