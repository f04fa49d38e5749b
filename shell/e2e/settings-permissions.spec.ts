import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

test('an admin lets managers export no tasks, and takes it back [AU-03]', async ({
  page,
  signIn,
  ask,
  product,
}) => {
  await signIn('manager');
  const { key } = await ask<{ key: string }>('POST', '/api/v1/me/api-keys', {
    name: 'Exporta',
    expires_in_days: 7,
  });
  const exported = async () =>
    (await fetch(`${product.url}/api/v1/tasks/export`, { headers: { Authorization: `Bearer ${key}` } }))
      .status;
  expect(await exported()).toBe(200);

  await signIn('admin');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Roles y permisos' }).click();
  await page.getByRole('searchbox').fill('exportar tareas');
  const table = page.getByRole('table', { name: 'Tareas' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  const choice = table.getByRole('combobox', { name: 'Gerente: Exportar tareas' });
  const change = async (to: string) => {
    await choice.selectOption(to);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(choice).toHaveValue(to);
  };
  await change('none');
  await expect(table.getByText('Original: Todo')).toBeVisible();
  expect(await exported()).toBe(403);
  await change('all');
  expect(await exported()).toBe(200);
});

test('whoever is no admin finds no page of permissions', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Seguridad' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Roles y permisos' })).toHaveCount(0);
});
