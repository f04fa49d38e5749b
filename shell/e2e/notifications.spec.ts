import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });

/** How many the bell says are unread. */
async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** Creates a task for somebody by the panel. */
async function assign(page: Page, title: string, assignee: string): Promise<void> {
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Crear tarea', exact: true }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Título').fill(title);
  await panel.getByLabel('Responsable').click();
  await page.getByRole('option', { name: assignee }).click();
  await panel.getByRole('button', { name: 'Crear tarea' }).click();
  await expect(panel).toBeHidden();
}

test("a task that the manager assigns is counted by the cashier's bell at once, read, and open in one click", async ({
  page,
  as,
  elsewhere,
}) => {
  const cashier = await elsewhere('cashier');
  await cashier.goto('/');
  await expect(bell(cashier)).toBeVisible();
  const name = /^Cuenta de (.*)$/.exec(
    (await cashier.getByRole('button', { name: /^Cuenta de/ }).getAttribute('aria-label')) ?? '',
  )?.[1];

  await bell(cashier).click();
  await cashier.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(cashier.getByRole('button', { name: /^Marcar como leída/ })).toHaveCount(0);
  await cashier.keyboard.press('Escape');
  await expect.poll(() => unread(cashier)).toBe(0);

  await as('manager');
  await assign(page, 'Avisar por la campana', name ?? '');
  await expect.poll(() => unread(cashier)).toBe(1);
  await expect(cashier.getByRole('status').filter({ hasText: '1 sin leer' })).toHaveCount(1);

  await bell(cashier).click();
  const panel = cashier.getByRole('dialog');
  const line = panel.getByRole('listitem').first();
  await expect(line).toContainText('Le asignaron una tarea');
  await expectAccessible(cashier);
  await line.getByRole('link').click();
  await expect(cashier.getByRole('dialog', { name: 'Avisar por la campana' })).toBeVisible();
  await cashier.keyboard.press('Escape');
  await expect.poll(() => unread(cashier)).toBe(0);
});

test('what one switches off is not told, and the choice stays', async ({ page, as }) => {
  await as('manager', 'andina');
  await page.goto('/settings/notifications');
  const kind = page.getByRole('row', { name: /^Una importación falló/ });
  const inApp = kind.getByRole('checkbox', { name: /En la campana$/ });
  await expect(inApp).toBeChecked();
  await expect(kind.getByRole('checkbox', { name: /Por correo$/ })).toBeDisabled();
  await expect(page.getByText('mientras Recobro esté abierto')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await inApp.click();
  await expect(inApp).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(inApp).not.toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('rowheader', { name: 'Una tarea vence hoy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
