import { expect, test } from './harness/test';

test('an admin sets the hours, adds a sender and reads a template as a debtor would; the record tells it by name', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.goto('/settings/communication');
  const hours = page.getByRole('region', { name: 'Horario de contacto' });
  await hours.getByLabel('Sábado, desde').fill('10:00');
  await hours.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Se guardó el horario de contacto').first()).toBeVisible();

  const senders = page.getByRole('region', { name: 'Remitentes' });
  await senders.getByRole('button', { name: 'Agregar remitente' }).click();
  const panel = page.getByRole('dialog', { name: 'Agregar remitente' });
  await panel.getByLabel('Nombre').fill('Cobranzas del Sur');
  await panel.getByLabel('Número o correo').fill('29001234');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByText(/La dirección no sirve para ese canal/).first()).toBeVisible();
  await panel.getByLabel('Número o correo').fill('+59829007777');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(senders.getByText('+59829007777')).toBeVisible();

  await page.getByRole('button', { name: 'Recordatorio de promesa' }).click();
  const template = page.getByRole('dialog', { name: 'Recordatorio de promesa' });
  await expect(template.getByRole('region', { name: 'Así lo lee el deudor' })).toContainText(
    'Hola María: su promesa de $ 12.000',
  );
  await template.getByLabel('Texto').fill('{{debtor.salary}}');
  await expect(template.getByText('La variable {{debtor.salary}} no existe.')).toBeVisible();

  await page.goto('/tracing-events?name=communication.');
  const added = page.getByRole('row').filter({ hasText: 'Remitente agregado' }).first();
  await expect(added).toContainText('Remitente Cobranzas del Sur');
  await expect(added).toContainText('WhatsApp');
  await expect(added).toContainText('Comunicación');
});

test('the page of an app leaves the settings with it, and says where it was who can bring it back [AU-06]', async ({
  page,
  as,
  ask,
  elsewhere,
}) => {
  const nav = (of: typeof page) =>
    of.getByRole('navigation', { name: 'Ajustes' }).getByRole('link', { name: 'Comunicación' });
  await as('admin');
  const manager = await elsewhere('manager');
  await manager.goto('/settings/communication');
  await expect(nav(manager)).toHaveAttribute('aria-current', 'page');
  await expect(manager.getByText('Recordatorio de promesa')).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Guardar' })).toHaveCount(0);
  await ask('PATCH', '/api/v1/apps/communication', { connected: false });
  await expect(nav(manager)).toHaveCount(0, { timeout: 2_000 });
  await expect(manager.getByText('Sin conectar')).toBeVisible();
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await ask('PATCH', '/api/v1/apps/communication', { connected: true });
  await expect(nav(manager)).toBeVisible({ timeout: 2_000 });
  await expect(manager.getByText('Recordatorio de promesa')).toBeVisible();

  const cashier = await elsewhere('cashier');
  await cashier.goto('/settings/communication');
  await expect(cashier.getByText('No tiene permiso').first()).toBeVisible();
  await expect(nav(cashier)).toHaveCount(0);
});
