import type { Page, Response } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { oneTimeCode } from './harness/oneTimeCode';
import { expect, submitSignIn, test } from './harness/test';

test('an admin resets what a user signs in with: old proofs and sessions end at once, a link leads back [AU-02]', async ({
  page,
  as,
  elsewhere,
  product,
}) => {
  const person = await product.credentials('cashier', 'andina');
  const other = await elsewhere('cashier', 'andina');
  await other.goto('/settings/security');
  const code = other.getByRole('region', { name: 'Código de un solo uso' });
  await code.getByLabel('Su contraseña').fill(person.password);
  await code.getByRole('button', { name: 'Activar' }).click();
  await code
    .getByLabel('Código de la aplicación')
    .fill(oneTimeCode((await code.locator('output').textContent()) ?? ''));
  await code.getByRole('button', { name: 'Confirmar' }).click();
  await expect(code.getByText('Códigos de recuperación')).toBeVisible();

  await as('admin', 'andina');
  const panel = await manage(page, person.login);
  await panel.getByRole('button', { name: 'Restablecer ingreso' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Restablecer ingreso' }).click();
  await expect(question).toHaveCount(0);
  await expect(panel.getByText('Ingreso restablecido')).toBeVisible();
  await expect(panel.getByText('No tiene sesiones abiertas')).toBeVisible();
  await expect(other).toHaveURL(/\/sign-in/);

  await submitSignIn(other, person);
  await expect(other.getByRole('alert')).toBeVisible();
  const link = await product.letterTo(person.login);
  await other.goto(link.pathname + link.search);
  const password = 'tres lanchas a motor';
  await other.getByLabel('Contraseña nueva').fill(password);
  await other.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(other.getByText('La contraseña cambió')).toBeVisible(); // and the link below it has moved up
  await other.getByRole('link', { name: 'Volver al ingreso' }).click();
  product.remember({ login: person.login, password });
  await submitSignIn(other, { login: person.login, password });
  await expect(other).toHaveURL(`${product.url}/`);
  await other.getByRole('button', { name: /^Notificaciones/ }).click();
  await expect(other.getByText('Un administrador restableció su ingreso')).toBeVisible();
});

test('nobody resets their own sign-in, and an admin not a superadmin’s [AU-03]', async ({ page, signIn }) => {
  const { login } = await signIn('admin');
  const own = await manage(page, login);
  await expect(own.getByText('Esta sesión')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Restablecer ingreso' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const above = await manage(page, 'superadmin');
  await expect(above.getByRole('region', { name: 'Historial' })).toBeVisible();
  await expect(above.getByRole('button', { name: 'Restablecer ingreso' })).toHaveCount(0);
});

test('a suspended user’s open page is refused at once, without a click [ST-02]', async ({
  page,
  as,
  elsewhere,
  product,
}) => {
  const person = await product.credentials('manager', 'andina');
  const other = await elsewhere('manager', 'andina');
  await other.goto('/');
  await expect(other.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
  await as('admin', 'andina');
  const panel = await manage(page, person.login);
  const suspending = page.waitForResponse((response) => response.request().method() === 'PATCH');
  const refusing = other.waitForResponse((response) => response.status() === 401);
  await panel.getByRole('button', { name: 'Suspender' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspender' }).click();
  const [suspended, refused] = await Promise.all([suspending, refusing]);
  expect(startOf(refused) - startOf(suspended)).toBeLessThan(2_000); // by the browsers' clocks: how long a page takes to be drawn is another matter
  await expect(other).toHaveURL(/\/sign-in/);
  await submitSignIn(other, person);
  await expect(other.getByRole('alert')).toContainText('Su cuenta está suspendida');
  await panel.getByRole('button', { name: 'Activar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activar' }).click();
  await expect(panel.getByText('Activo', { exact: true })).toBeVisible();
});

test('of one’s sessions this page’s is marked, and all others end by one question [RT-07]', async ({
  page,
  signIn,
  elsewhere,
}) => {
  await signIn('manager', 'andina');
  await page.goto('/settings/security');
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  await expect(sessions.getByText('Esta sesión')).toBeVisible();
  const before = await sessions.getByRole('listitem').count(); // those of the tests before this one
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/133.0';
  const other = await elsewhere('manager', 'andina', { userAgent });
  await other.goto('/');
  await expect(other.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(before + 1);
  await expect(sessions.getByText('Esta sesión')).toHaveCount(1);
  await expect(sessions.getByText('Firefox · Windows')).toBeVisible();
  await sessions.getByRole('button', { name: 'Cerrar las demás' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('todas sus claves de API se revocan');
  await asked.getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('Esta sesión')).toBeVisible();
  await expect(sessions.getByRole('button', { name: 'Cerrar las demás' })).toHaveCount(0);
  await expect(other).toHaveURL(/\/sign-in/);
});

/** When what is answered was asked, in ms. */
const startOf = (response: Response) => response.request().timing().startTime;

/** Opens the panel of a user, found by the part of the login before the @. */
async function manage(page: Page, login: string) {
  const name = login.split('@')[0] ?? login;
  await page.goto(`/users?username=${name}`);
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await row.getByRole('button', { name: /^Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Administrar' }).click();
  return page.getByRole('dialog');
}
