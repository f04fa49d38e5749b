import { expect, test } from './harness/test';

test('the apps are filtered, searched and sorted by the address, which Back and reload restore [RT-09]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.goto('/apps?type=connected&filter=tar&sort=desc');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem', { name: 'Tareas' })).toBeVisible();
  await expect(main.getByRole('listitem', { name: 'Carteras' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Todas' }).click();
  await expect(page).not.toHaveURL(/type=/);
  await page.goBack();
  await expect(page).toHaveURL(/type=connected/);
  await expect(page.getByRole('tab', { name: 'Conectadas', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.reload();
  await expect(main.getByRole('listitem', { name: 'Tareas' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar aplicación' })).toHaveValue('tar');
});

test('an app has a page of its own: health, permissions, data, border and history [RT-07]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/apps');
  await page.getByRole('main').getByRole('link', { name: 'Carteras' }).click();
  await expect(page).toHaveURL(/\/apps\/portfolios$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Carteras' })).toBeVisible();
  await expect(page.getByText('Funcionando')).toBeVisible();
  const permissions = page.getByRole('table', { name: 'Permisos que pide' });
  await expect(permissions.getByRole('row', { name: /portfolios\.debtors:reveal/ })).toContainText(
    'Lo propio',
  );
  await expect(page.getByRole('region', { name: 'Datos personales que guarda' })).toContainText(
    'debtor.national_id',
  );
  await expect(page.getByRole('region', { name: 'Qué entra y qué sale' })).toContainText('/api/v1/deudores');
  await expect(page.getByRole('region', { name: 'Últimas líneas del registro técnico' })).toHaveCount(0);
});

test('a manager reads an app and changes nothing, a cashier is told who can grant it, an unknown app is not found', async ({
  page,
  as,
  elsewhere,
}) => {
  await as('manager');
  await page.goto('/apps/tasks');
  await expect(page.getByRole('switch', { name: 'Conectar Tareas' })).toBeDisabled();
  const settings = page.getByRole('region', { name: 'Ajustes de su empresa' });
  await expect(settings).toContainText('Prioridad de las tareas nuevas');
  await expect(settings.getByRole('button', { name: 'Guardar ajustes' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Últimas líneas del registro técnico' })).toHaveCount(0);
  await page.goto('/apps/nothing-like-it');
  await expect(page.getByRole('alert')).toContainText('No encontramos esa aplicación');
  const cashier = await elsewhere('cashier');
  await cashier.goto('/apps/tasks');
  await expect(cashier.getByRole('heading', { name: 'No tiene permiso para ver esto' })).toBeVisible();
});

test('settings refuse at the field, ask before they are left, reach the app and its open pages at once, and go back to their defaults', async ({
  page,
  as,
}) => {
  test.setTimeout(120_000);
  await as('admin');
  const board = await page.context().newPage();
  await page.goto('/apps/tasks');
  const days = page.getByRole('spinbutton', { name: 'Días para «por vencer»' });
  const priority = page.getByRole('combobox', { name: 'Prioridad de las tareas nuevas' });
  const save = page.getByRole('button', { name: 'Guardar ajustes' });
  await days.fill('99');
  await save.click();
  await expect(page.getByRole('link', { name: /Días para «por vencer»: Debe ser 30 o menos/ })).toBeVisible();
  await page.getByRole('link', { name: 'Aplicaciones' }).first().click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page).toHaveURL(/\/apps\/tasks$/);
  await days.fill('9');
  await priority.selectOption({ label: 'Alta' });
  await save.click();
  await expect(
    page.locator('.fui-ToastTitle', { hasText: 'Ajustes guardados; ya se aplican.' }),
  ).toBeVisible();
  await board.goto('/tasks?create=todo');
  const panel = board.getByRole('dialog', { name: 'Crear tarea' });
  await expect(panel.getByLabel('Prioridad')).toHaveValue('high');
  await board.close();
  await page.reload();
  await expect(days).toHaveValue('9');
  await page.getByRole('button', { name: 'Volver al valor original: Días para «por vencer»' }).click();
  await page
    .getByRole('button', { name: 'Volver al valor original: Prioridad de las tareas nuevas' })
    .click();
  await expect(days).toHaveValue('2');
  await save.click();
  await expect(
    page.locator('.fui-ToastTitle', { hasText: 'Ajustes guardados; ya se aplican.' }),
  ).toBeVisible();
  const history = page.getByRole('region', { name: 'Quién la conectó o la cambió' });
  await page.reload();
  await expect(history.getByText('Ajustes de aplicación cambiados').first()).toBeVisible();
});
