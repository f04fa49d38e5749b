import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

test('an admin lets managers create no tasks, and takes it back [AU-03]', async ({
  page,
  signIn,
  ask,
  product,
}) => {
  await signIn('manager');
  const { key } = await ask<{ key: string }>('POST', '/api/v1/me/api-keys', {
    name: 'Crea',
    expires_in_days: 7,
  });
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ title: 'Llamar al acreedor' });
  const created = async () =>
    (await fetch(`${product.url}/api/v1/tasks`, { method: 'POST', headers, body })).status;
  expect(await created()).toBe(201);

  await signIn('admin');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Roles y permisos' }).click();
  await page.getByRole('searchbox').fill('crear tareas');
  const table = page.getByRole('table', { name: 'Tareas' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  const choice = table.getByRole('combobox', { name: 'Gerente: Crear tareas' });
  const change = async (to: string) => {
    await choice.selectOption(to);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(choice).toHaveValue(to);
  };
  await change('none');
  await expect(table.getByText('Original: Todo')).toBeVisible();
  expect(await created()).toBe(403);
  await change('all');
  expect(await created()).toBe(201);
});

test('whoever is no admin finds no page of permissions', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Seguridad' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Roles y permisos' })).toHaveCount(0);
});
