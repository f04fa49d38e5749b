import { expectAccessible } from './harness/accessible';
import { press } from './harness/keyboard';
import { LONG, makeLong, outOfReach } from './harness/long';
import { expect, test } from './harness/test';

test('what modules record is told in their own words, in the language on screen', async ({ page, as }) => {
  await as('admin', 'andina');
  await page.goto('/tracing-events?name=portfolios.');
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  await expect(page.getByText(/^(core|portfolios|tasks|identityprovider)\.[a-z_]+\.[a-z_]+$/)).toHaveCount(0);
  await page.goto('/tracing-events?name=portfolios.portfolio.');
  await expect(page.getByText('Cartera creada').first()).toBeVisible();

  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('menuitemradio', { name: 'Português' }).click();
  await expect(page.getByText('Carteira criada').first()).toBeVisible();
});

test('timeline, ledger and record speak by name, at 360 px and by the keyboard, and show no id and no JSON', async ({
  page,
  as,
  ask,
  product,
}) => {
  await as('admin', 'andina');
  await makeLong(ask, page.context().request, product.url);
  const [debtor] = await ask<{ id: string }[]>('GET', `/api/v1/deudores?q=${LONG.slice(0, 20)}&currency=COP`);
  const path = `/debtors/${debtor?.id}`;
  const [debt] = await ask<{ id: string }[]>('GET', `/api/v1/deudores/${debtor?.id}/debts`);
  await ask('POST', `/api/v1/deudores/${debtor?.id}/debts/${debt?.id}/movements`, {
    direction: 'credit',
    type: 'discount',
    amount: 5_678_900_000,
  });
  const showsNoId = async () => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is on screen, not what a page keeps for itself
    const words = await page.locator('body').innerText();
    expect(words).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7|"[a-z_]+":|portfolios\.[a-z]+\./);
    expect(await outOfReach(page)).toEqual([]);
  };

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  const posted = page.getByRole('listitem').filter({ hasText: 'Movimiento registrado' }).first();
  await expect(posted).toContainText(/Importe: COP\s56\.789\.000,00/);
  await expect(posted).toContainText(/Saldo: COP\s1\.234\.567\.890,00.*COP\s1\.177\.778\.890,00/);
  await showsNoId();
  await press(page, posted.getByRole('link', { name: LONG }));
  await expect(page).toHaveURL(new RegExp(`debt=${debt?.id}`));
  const ledger = page.getByRole('table', { name: 'Movimientos', exact: true });
  await expect(ledger.getByRole('row', { name: `Saldo inicial · ${LONG}.csv` })).toBeVisible();
  await showsNoId();
  await press(page, ledger.getByRole('link', { name: `${LONG}.csv` }));
  await expect(page).toHaveURL(/\/portfolios\/.*\/imports\//);

  await page.goto('/tracing-events?name=portfolios.debtor.movement_posted');
  await expect(page.getByText(`Deudor ${LONG}`).first()).toBeVisible();
  await showsNoId();
  await press(page, page.getByRole('button', { name: 'Acciones de Movimiento registrado' }).first());
  await expect(page.getByRole('menuitem', { name: 'Ver detalle' })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Movimiento registrado' });
  await expect(panel.getByText(/^Saldo:/)).toBeVisible();
  await showsNoId();
  await press(page, panel.getByRole('button', { name: 'Tal como se registró' }));
  await expect(panel.getByText(/"debt_id"/)).toBeVisible();
  await expectAccessible(page);
  await press(page, panel.getByRole('link', { name: LONG }).first());
  await expect(page).toHaveURL(new RegExp(path));
});

test('new lines appear as they are written, wait behind a bar while paused, and a verification names the one before [RT-11]', async ({
  page,
  as,
  elsewhere,
}) => {
  await as('admin');
  const other = await elsewhere('superadmin');
  const rename = async () => {
    const name = other.getByLabel('Nombre', { exact: true });
    await other.goto('/settings');
    await name.fill(`${await name.inputValue()} B`);
    await other.getByRole('button', { name: 'Guardar' }).click();
    await expect(other.locator('.fui-ToastTitle', { hasText: 'Perfil guardado' })).toBeVisible();
  };

  await page.goto('/tracing-events?name=core.user.changed');
  await expect(page.getByText('Nada registrado').or(page.locator('[data-row]')).first()).toBeVisible();
  const lines = page.getByRole('row', { name: /Usuario cambiado/ });
  const before = await lines.count();
  await rename();
  await expect(lines).toHaveCount(before + 1, { timeout: 2_000 });

  await page.getByRole('button', { name: 'Pausar' }).click();
  await rename();
  const bar = page.getByRole('button', { name: '1 nuevo' });
  await expect(bar).toBeVisible({ timeout: 2_000 });
  await expect(lines).toHaveCount(before + 1);
  await expectAccessible(page);
  await bar.click();
  await expect(lines).toHaveCount(before + 2);
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Reanudar' }).click();

  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Es la primera verificación.')).toBeVisible();
  await expect(page.getByText('Íntegra').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText(/^Verificado antes por .* · estaba íntegro$/)).toBeVisible();
});

test('the record is searched by person, kind, period and request, in the address [RT-11]', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/tracing-events');
  const lines = page.locator('[data-row]');
  await expect(lines.first()).toBeVisible();
  const pick = async (chip: string, choice: string) => {
    await page.getByRole('button', { name: chip, exact: true }).click();
    await page
      .getByRole('menuitemcheckbox', { name: choice })
      .or(page.getByRole('menuitemradio', { name: choice }))
      .click();
  };
  await pick('Persona', 'Martín Olivera');
  await pick('Tipo', 'Usuario');
  await pick('Período', 'Hoy');
  await expect(page).toHaveURL(/actor=[^&]+/);
  await expect(page).toHaveURL(/subject=user/);
  await expect(page).toHaveURL(/span=today/);
  await expect(lines.filter({ hasText: 'Sesión abierta' }).first()).toBeVisible();
  await expect(lines.filter({ hasNotText: 'Martín Olivera' })).toHaveCount(0);
  await page.reload();
  await expect(lines.filter({ hasNotText: 'Martín Olivera' })).toHaveCount(0);
  await expect(lines.first()).toBeVisible();
  await page.getByRole('searchbox').fill('0'.repeat(32));
  await expect(page).toHaveURL(/trace=0{32}/);
  await expect(page.getByText('Nada registrado')).toBeVisible();
});
