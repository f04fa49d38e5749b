import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { oneTimeCode } from './harness/oneTimeCode';
import { expect, submitSignIn, test } from './harness/test';

const KEYS = 'Claves de API';

test('a key made for reading debtors reads them and nothing else [RT-07]', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('manager');
  await page.goto('/settings/security');
  const keys = page.getByRole('region', { name: KEYS });
  await keys.getByRole('button', { name: 'Crear clave' }).click();
  const panel = page.getByRole('dialog', { name: 'Nueva clave de API' });
  await panel.getByLabel('Nombre').fill('Solo deudores');
  await panel.getByRole('radio', { name: 'Solo lo que elija' }).check();
  await panel.getByRole('checkbox', { name: 'Ver deudores', exact: true }).check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Crear clave' }).click();
  const key = await panel.getByLabel('Clave', { exact: true }).inputValue();
  await panel.getByRole('button', { name: 'Ya la guardé' }).click();
  await expect(keys.getByText('Puede: Ver deudores')).toBeVisible();

  const ask = async (path: string) =>
    (await fetch(product.url + path, { headers: { Authorization: `Bearer ${key}` } })).status;
  expect(await ask('/api/v1/deudores')).toBe(200);
  expect(await ask('/api/v1/carteras')).toBe(403);
});

test('an admin sees what a cashier’s key may do, and shuts it out [RT-07]', async ({
  page,
  signIn,
  ask,
  product,
}) => {
  const { login } = await signIn('cashier');
  const body = { name: 'Contador externo', expires_in_days: 7, scopes: ['core.users:read'] };
  const { key } = await ask<{ key: string }>('POST', '/api/v1/me/api-keys', body);
  const status = async () =>
    (await fetch(`${product.url}/api/v1/users`, { headers: { Authorization: `Bearer ${key}` } })).status;
  expect(await status()).toBe(200);

  await signIn('admin');
  const panel = await manage(page, login);
  const keys = panel.getByRole('region', { name: KEYS });
  await expect(keys.getByText('Puede: Ver usuarios')).toBeVisible();
  await expectAccessible(page);
  await keys.getByRole('button', { name: 'Revocar Contador externo' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('¿Revocar la clave Contador externo de');
  await asked.getByRole('button', { name: 'Revocar' }).click();
  await expect(asked).toHaveCount(0); // what is behind it is hidden until then
  await expect(keys.getByText('Contador externo')).toHaveCount(0);
  expect(await status()).toBe(401);
});

test('who must prove a second factor sets it up on the one page there is, and comes in with it [AU-02]', async ({
  page,
  signIn,
  elsewhere,
  product,
}) => {
  const admin = await elsewhere('admin', 'andina');
  const { login, password } = await signIn('manager', 'andina');
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tareas' })).toBeVisible();
  await askManagers(admin, true);
  const asked = page.getByRole('heading', { name: 'Su empresa pide un segundo factor' });
  await page.getByRole('navigation').getByRole('link', { name: 'Deudores' }).click();
  await expect(asked, 'in the middle of the work').toBeVisible();
  await page.goto('/debtors');
  await expect(asked).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.getByLabel('Su contraseña').fill(password);
  await page.getByRole('button', { name: 'Activar' }).click();
  const secret = (await page.locator('output').textContent()) ?? '';
  await expectAccessible(page);
  await page.getByLabel('Código de la aplicación').fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const recovery = (await page.getByRole('main').getByRole('listitem').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Ya los guardé, ingresar' }).click();
  await submitSignIn(page, { login, password });
  await page.getByLabel('Código', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page).toHaveURL(`${product.url}/debtors`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deudores' })).toBeVisible();

  await askManagers(admin, false);
  await page.goto('/settings/security');
  const section = page.getByRole('region', { name: 'Código de un solo uso' });
  await section.getByLabel('Su contraseña').fill(password);
  await section.getByRole('button', { name: 'Desactivar' }).click();
  await expect(section.getByRole('button', { name: 'Activar', exact: true })).toBeVisible();
});

/** Asks managers for a second factor, or no more, as an admin does. */
async function askManagers(admin: Page, on: boolean): Promise<void> {
  await admin.goto('/settings/security');
  const company = admin.getByRole('region', { name: 'Seguridad de la empresa' });
  await company.getByRole('checkbox', { name: 'Gerente' }).setChecked(on);
  const saved = admin.waitForResponse((answer) => answer.request().method() === 'PUT');
  await company.getByRole('button', { name: 'Guardar' }).click();
  expect((await saved).ok()).toBe(true);
}

/** Opens the panel of a user, found by the part of the login before the @. */
async function manage(page: Page, login: string) {
  const name = login.split('@')[0] ?? login;
  await page.goto(`/users?username=${name}`);
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await row.getByRole('button', { name: /^Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Administrar' }).click();
  return page.getByRole('dialog');
}
