import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

test('a superadmin enters a company by the keyboard with a reason, sees where they are on every page, and goes back', async ({
  page,
  signIn,
  elsewhere,
}) => {
  await signIn('superadmin');
  await page.goto('/tenants');
  const row = page.locator('[data-row]', { hasText: 'Cobranzas Andina' });
  await row.getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Entrar' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Entrar a Cobranzas Andina' });
  await expect(panel.getByLabel('Motivo')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Escriba al menos 5 caracteres').first()).toBeVisible();
  await panel.getByLabel('Motivo').fill('Mirar la importación de noviembre');
  await page.keyboard.press('Control+Enter');

  await page.setViewportSize({ width: 360, height: 740 });
  const banner = page.getByRole('region', { name: 'Visita' });
  await expect(banner).toContainText('Está de visita en Cobranzas Andina');
  await expect(banner).toContainText('Mirar la importación de noviembre');
  await expect(banner).toContainText(/Quedan (59|60) minutos/);
  await page.goto('/debtors');
  await expect(banner).toBeInViewport();
  await expectAccessible(page);

  const back = banner.getByRole('button', { name: 'Volver a Recuperos Rioplatense' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Recuperos Rioplatense').first()).toBeVisible();

  const admin = await elsewhere('admin', 'andina');
  await admin.goto('/tracing-events?name=core.tenant.');
  await expect(admin.getByText('Un superadministrador entró de visita')).toBeVisible();
  await expect(admin.getByText('Un superadministrador salió de visita')).toBeVisible();
  await expect(admin.getByText('superadmin, de visita').first()).toBeVisible();
});

test('a suspended company is shut to its people, who read why, until it is resumed', async ({
  page,
  signIn,
  browser,
  product,
}) => {
  await signIn('superadmin');
  await page.goto('/tenants');
  const row = page.locator('[data-row]', { hasText: 'Cobranzas Andina' });
  const act = async (name: string) => {
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Suspender');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/[4-9] personas pierden el acceso/);
  await question.getByRole('button', { name: 'Suspender' }).click();
  await expect(row.getByText('Suspendida')).toBeVisible();

  const person = await (await browser.newContext({ locale: 'es-UY', baseURL: product.url })).newPage();
  const { login, password } = await product.credentials('manager', 'andina');
  const knock = async () => {
    await person.goto('/sign-in');
    await person.getByLabel('Correo electrónico').fill(login);
    await person.getByLabel('Contraseña', { exact: true }).fill(password);
    await person.getByRole('button', { name: 'Ingresar' }).click();
  };
  await knock();
  await expect(person.getByRole('alert')).toContainText('suspendido por falta de pago');

  await act('Reanudar');
  await expect(row.getByText('Abierta')).toBeVisible();
  await knock();
  await expect(person.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  await person.context().close();
});
