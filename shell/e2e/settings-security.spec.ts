import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

test('an API key lives as long as chosen, is shown once, opens the API and is shut out by revoking [RT-07]', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('manager');
  await page.goto('/settings/security');
  const keys = page.getByRole('region', { name: 'Claves de API' });
  await keys.getByRole('button', { name: 'Crear clave' }).click();
  const panel = page.getByRole('dialog', { name: 'Nueva clave de API' });
  await expect(panel.getByLabel('Vence').getByRole('option')).toHaveText([
    'En 1 día',
    'En 7 días',
    'En 30 días',
    'En 60 días',
    'En 90 días',
    'En 180 días',
    'En 1 año',
    'Nunca',
  ]);
  await panel.getByLabel('Nombre').fill('Informe diario');
  await panel.getByLabel('Vence').selectOption('Nunca');
  await panel.getByRole('button', { name: 'Crear clave' }).click();
  const key = await panel.getByLabel('Clave', { exact: true }).inputValue();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Ya la guardé' }).click();
  await expect(keys.getByText('Informe diario')).toBeVisible();
  await expect(keys.getByText(key)).toHaveCount(0);

  const ask = () => fetch(`${product.url}/api/v1/me`, { headers: { Authorization: `Bearer ${key}` } });
  expect((await ask()).status).toBe(200);
  await keys.getByRole('button', { name: 'Revocar Informe diario' }).click();
  const revoked = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  expect((await revoked).ok()).toBe(true);
  await expect(keys.getByRole('button', { name: 'Crear clave' })).toBeVisible();
  await expect(keys.getByText('Informe diario')).toHaveCount(0);
  expect((await ask()).status).toBe(401);
});

test('a session ended from another browser is refused at once [RT-07]', async ({
  page,
  signIn,
  elsewhere,
}) => {
  await signIn('cashier');
  await page.goto('/');
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/133.0';
  const other = await elsewhere('cashier', undefined, { userAgent });
  await other.goto('/');
  await expect(other.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();

  await page.goto('/settings/security');
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  await sessions.getByRole('button', { name: /^Cerrar la sesión de Firefox · Windows/ }).click();
  await expect(sessions.getByText('Firefox · Windows')).toHaveCount(0);
  await expect(other).toHaveURL(/\/sign-in/);
});
