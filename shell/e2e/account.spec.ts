import { oneTimeCode } from './harness/oneTimeCode';
import { expect, signOut, submitSignIn, test } from './harness/test';

test('a one-time code is set up, asked for at the next sign-in, and taken away again [RT-03] [AU-02]', async ({
  page,
  signIn,
  product,
}) => {
  const credentials = await signIn('manager', 'andina');
  await page.goto('/settings/security');
  const section = page.getByRole('region', { name: 'Código de un solo uso' });
  await section.getByLabel('Su contraseña').fill(credentials.password);
  await section.getByRole('button', { name: 'Activar' }).click();
  const key = (await section.locator('output').textContent()) ?? '';
  await section.getByLabel('Código de la aplicación').fill(oneTimeCode(key));
  await section.getByRole('button', { name: 'Confirmar' }).click();
  await expect(section.getByText('Códigos de recuperación')).toBeVisible();
  const recovery = (await section.getByRole('listitem').first().textContent()) ?? '';

  await signOut(page);
  await submitSignIn(page, credentials);
  await expect(page).toHaveURL(/\/otp\?interaction=/);
  await page.getByLabel('Código', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Código', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page).toHaveURL(`${product.url}/`);

  await page.goto('/settings/security');
  await section.getByLabel('Su contraseña').fill(credentials.password);
  await section.getByRole('button', { name: 'Desactivar' }).click();
  await expect(section.getByRole('button', { name: 'Activar', exact: true })).toBeVisible();
});

test('an invited person signs up and lands on the home page [RT-03] [AU-02]', async ({
  as,
  ask,
  browser,
  product,
}) => {
  await as('admin');
  const invited = await ask<{ invitation_link: string }>('POST', '/api/v1/users', {
    email: 'nueva@rioplatense.demo',
    display_name: 'Nueva Persona',
    role: 'cashier',
  });
  const link = new URL(invited.invitation_link);
  expect(link.pathname).toBe('/sign-up');

  const elsewhere = await browser.newContext({ locale: 'es-UY', baseURL: product.url });
  const guest = await elsewhere.newPage();
  await guest.goto(link.pathname + link.search);
  await guest.getByLabel('Nombre y apellido').fill('Nueva Persona');
  await guest.getByLabel('Contraseña', { exact: true }).fill('lluvia sobre el puerto viejo');
  await guest.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(guest).toHaveURL(`${product.url}/`);
  await expect(guest.getByRole('heading', { level: 1, name: 'Hola, Nueva' })).toBeVisible();
  await elsewhere.close();
});

test('a forgotten password is replaced by the link of the mail [RT-03] [AU-02]', async ({
  page,
  product,
}) => {
  const { login } = await product.credentials('cashier', 'andina');
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await page.getByLabel('Correo electrónico').fill(login);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('status')).toContainText('quedó guardado');

  const link = await product.letterTo(login);
  await page.goto(link.pathname + link.search);
  const password = 'una noche larga de enero';
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('status')).toContainText('Ya puede ingresar');
  await page.getByRole('link', { name: 'Volver al ingreso' }).click();
  product.remember({ login, password });
  await submitSignIn(page, { login, password });
  await expect(page).toHaveURL(`${product.url}/`);
});
