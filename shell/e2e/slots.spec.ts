import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

async function openDebtor(page: Page): Promise<string> {
  await page.goto('/debtors');
  const link = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /\w+ \w+/ })
    .first();
  const name = ((await link.textContent()) ?? '').trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

test('the page of a debtor shows the tasks about them and takes a new one', async ({ page, as }) => {
  await as('manager');
  const name = await openDebtor(page);
  const tasks = page.getByRole('region', { name: 'Tareas' });
  await tasks.getByRole('button', { name: 'Crear tarea' }).click();
  const panel = page.getByRole('dialog', { name: 'Crear tarea' });
  await expect(panel).toContainText(name);
  await panel.getByLabel('Título').fill('Pedir el comprobante de pago');
  await panel.getByRole('button', { name: 'Crear tarea' }).click();
  await expect(panel).toHaveCount(0);
  const line = tasks.getByRole('link', { name: 'Pedir el comprobante de pago' });
  await expect(line).toBeVisible();
  await line.click();
  await expect(page.getByRole('dialog', { name: 'Pedir el comprobante de pago' })).toContainText(name);
});

test('home shows what the person has to do soon', async ({ page, as }) => {
  await as('manager');
  await page.goto('/');
  const account = page.getByRole('button', { name: /^Cuenta de/ });
  const me = ((await account.getAttribute('aria-label')) ?? '').replace('Cuenta de ', '');
  await page.goto('/tasks?create=todo');
  const panel = page.getByRole('dialog', { name: 'Crear tarea' });
  await panel.getByLabel('Título').fill('Llamar al acreedor hoy');
  await panel.getByLabel('Vencimiento').fill('hoy');
  await panel.getByLabel('Responsable').click();
  await page.getByRole('option', { name: me }).click();
  await panel.getByRole('button', { name: 'Crear tarea' }).click();
  await expect(panel).toHaveCount(0);
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Mis tareas por vencer' });
  await expect(mine.getByRole('link', { name: 'Llamar al acreedor hoy' })).toBeVisible();
});

test('a part of another app that fails costs its own place, and Retry brings it back [RT-20]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.route('**/remotes/tasks/**', (route) => route.abort());
  const name = await openDebtor(page);
  await expect(page.getByText('Esta parte de Tareas no se pudo mostrar.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Teléfonos' })).toBeVisible();
  await page.unroute('**/remotes/tasks/**');
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region', { name: 'Tareas' })).toBeVisible();
});

test('a module whose code hangs leaves the page standing, and Retry brings it back [RT-20]', async ({
  page,
  as,
}) => {
  await as('manager');
  let hanging = true;
  await page.route('**/remotes/tasks/**', (route) => (hanging ? undefined : route.continue()));
  await page.goto('/tasks');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Reintentar' })).toBeVisible({
    timeout: 12_000,
  });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  hanging = false;
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tareas' })).toBeVisible();
});

test('a part whose code throws while it is drawn costs its own place, and Retry brings it back [RT-20]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.route('**/api/v1/tasks?**', (route) =>
    route.fulfill({ json: { data: [{ id: 'x', status: 'none of ours' }], meta: {} } }),
  );
  const name = await openDebtor(page);
  await expect(page.getByText('Esta parte de Tareas no se pudo mostrar.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.unroute('**/api/v1/tasks?**');
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
});

test('the places of an app that is turned off are empty at once, and filled again [AU-06]', async ({
  page,
  as,
  product,
}) => {
  await as('admin');
  await openDebtor(page);
  const tasks = page.getByRole('region', { name: 'Tareas' });
  await expect(tasks).toBeVisible();
  const apps = await page.context().newPage();
  await apps.goto(`${product.url}/apps`);
  const control = apps.getByRole('switch', { name: 'Conectar Tareas' });
  await control.click();
  await apps.getByRole('alertdialog').getByRole('button', { name: 'Desconectar' }).click();
  await expect(tasks).toHaveCount(0, { timeout: 2_000 });
  await expect(control).toHaveAttribute('aria-busy', 'false');
  await control.click();
  await expect(tasks).toBeVisible({ timeout: 2_000 });
  await apps.close();
});
