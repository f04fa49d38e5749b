import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** Goes on by key until what is wanted has the focus. */
async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>, most = 60) {
  await expect(wanted).toBeVisible();
  for (let n = 0; n < most; n++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('[MO-02] [MO-03] a cashier’s day by keyboard alone: open, take a payment, print, move cash, count, close', async ({
  page,
  as,
}) => {
  test.slow();
  await as('cashier');
  await page.goto('/debtors?sort=-balance&currency=UYU&status=in_progress');
  const first = page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first().getByRole('link');
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const take = page.getByRole('button', { name: 'Cobrar' });
  const address = await debtorOf(page);

  await tabTo(page, take);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Abra su caja para cobrar.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Abrir caja' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mi caja' })).toBeVisible();
  await tabTo(page, page.getByLabel('Efectivo inicial'));
  await page.keyboard.type('1.000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Abierta', { exact: true })).toBeVisible();

  await page.goto(address);
  await tabTo(page, take);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Cobrar' });
  await expect(panel.getByLabel('Importe')).toBeFocused();
  await page.keyboard.type('500');
  await expect(panel.getByRole('table', { name: 'Qué paga' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText(/Recibo 00\d-\d{8}/)).toBeVisible();
  const roll = panel.getByRole('button', { name: 'Ticket de 80 mm' });
  await tabTo(page, roll);
  const paper = page.waitForResponse((answer) => answer.url().includes('/receipt?size=80mm'));
  await page.keyboard.press('Enter');
  expect((await paper).headers()['content-type']).toBe('application/pdf');
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(
    page.getByRole('table', { name: 'Movimientos de dinero' }).getByRole('link', { name: 'Pago' }).first(),
  ).toBeVisible();

  await page.goto('/tills');
  await tabTo(page, page.getByRole('button', { name: 'Mover efectivo' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByLabel('Importe'));
  await page.keyboard.type('1.200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Depósito en el banco');
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByRole('table', { name: 'Entradas y salidas' }).getByText('Retiro de efectivo'),
  ).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Cerrar caja' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByLabel(/^Contado/));
  await page.keyboard.type('299');
  await expect(page.getByRole('dialog').getByText(/^Faltan .*1,00$/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Abrir caja' })).toBeVisible();
});

test('[MO-03] [MO-04] a manager sees every till live, closes a forgotten one and reverses a payment', async ({
  page,
  as,
  ask,
  elsewhere,
}) => {
  await as('cashier');
  const [who] = await ask<{ id: string; name: string; balance: number }[]>(
    'GET',
    '/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress',
  );
  const points = await ask<{ id: string; code: string }[]>('GET', '/api/v1/tills/points');
  await ask('POST', '/api/v1/tills', { point_id: points.find(({ code }) => code !== '000')?.id });
  const boss = await elsewhere('manager');
  await boss.goto('/tills?status=open');
  const row = boss.getByRole('table', { name: 'Cajas' }).locator('[data-row]').first();
  await expect(row.getByText('Abierta')).toBeVisible();
  const paid = await ask<{ id: string; receipt: string }>('POST', '/api/v1/payments', {
    debtor_id: who?.id,
    amount: 30_000,
    method: 'cash',
  });
  await expect(row.getByText(/300/)).toBeVisible();

  await boss.goto(`/payments/${paid.id}`);
  await boss.getByRole('button', { name: 'Revertir' }).click();
  const panel = boss.getByRole('dialog', { name: 'Revertir' });
  await panel.getByLabel('Motivo').fill('Era de otro deudor');
  await panel.getByRole('button', { name: 'Revertir' }).click();
  await expect(boss.getByText('Revertido', { exact: true })).toBeVisible();
  await page.goto(`/debtors/${who?.id}`);
  await expect(page.getByRole('link', { name: 'Reversión de pago' }).first()).toBeVisible();

  await boss.goto('/tills?status=open');
  await boss.getByRole('table', { name: 'Cajas' }).locator('[data-row]').first().getByRole('link').click();
  await boss.getByRole('button', { name: 'Cerrar caja' }).click();
  const count = boss.getByRole('dialog', { name: 'Cerrar caja' });
  await expect(count.getByLabel(/^Contado/).first()).toBeVisible();
  for (const field of await count.getByLabel(/^Contado/).all()) await field.fill('0');
  await count.getByRole('button', { name: 'Cerrar caja' }).click();
  await expect(boss.getByText('Cerrada', { exact: true })).toBeVisible();
});

async function debtorOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/debtors\/[0-9a-f-]+/);
  return page.url();
}
