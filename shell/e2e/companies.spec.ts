import { expect, test } from './harness/test';

test('an invited person signs up by seeing which company invites them; one who is known says yes, goes from one to the other, and leaves [AU-02]', async ({
  as,
  ask,
  elsewhere,
  browser,
  product,
}) => {
  await as('admin', 'andina');
  const { invitation_link } = await ask<{ invitation_link: string }>('POST', '/api/v1/users', {
    email: 'manager@rioplatense.demo',
    display_name: 'Lucía Ferreira',
    role: 'cashier',
  });
  const link = new URL(invitation_link);

  const stranger = await (await browser.newContext({ locale: 'es-UY', baseURL: product.url })).newPage();
  await stranger.goto(link.pathname + link.search);
  await expect(stranger.getByText('Cobranzas Andina')).toBeVisible();
  await expect(stranger.getByText('manager@rioplatense.demo')).toBeVisible();
  await stranger.context().close();

  const page = await elsewhere('manager', 'rioplatense');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Sumarse a otra empresa' })).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Empresa: Cobranzas Andina. Cambiar' }).click();
  await page.getByRole('menuitemradio', { name: 'Recuperos Rioplatense' }).click();

  // On a phone the name stands below the header, and the keyboard does all of it.
  await page.setViewportSize({ width: 360, height: 740 });
  const here = page.getByRole('button', { name: 'Empresa: Recuperos Rioplatense. Cambiar' });
  await expect(here).toHaveText('Recuperos Rioplatense');
  await here.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Recuperos Rioplatense' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Cobranzas Andina' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Empresa: Cobranzas Andina. Cambiar' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await expect(page.getByText('Gestor en Cobranzas Andina')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Dejar la empresa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dejar la empresa' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('what is sensitive asks for the password once more, and goes on by itself [AU-02]', async ({
  page,
  signIn,
}) => {
  const { password } = await signIn('cashier');
  let asked = 0;
  await page.route('**/api/v1/me/api-keys', async (route) => {
    if (route.request().method() !== 'POST' || asked++ > 0) return route.continue();
    // The session's proof is too old: what the API answers half an hour after the sign-in.
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 403, code: 'identity.step_up_required' }),
    });
  });
  await page.goto('/settings/security');
  const keys = page.getByRole('region', { name: 'Claves de API' });
  await keys.getByRole('button', { name: /Crear/ }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nombre').fill('planilla');
  await form.getByRole('button', { name: 'Crear clave' }).click();
  const question = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await expect(question.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await question.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toBeVisible();
  await question.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Clave', { exact: true })).toHaveValue(/^rk_rioplatense_/);
});
