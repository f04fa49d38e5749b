import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';
import { closeTill } from './harness/till';

/** How much money a card of the home page shows in the company's currency, in units. */
async function unitsOf(card: ReturnType<Page['getByRole']>): Promise<number> {
  const text = (await card.textContent()) ?? '';
  return Number(/\$\s([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''));
}

test('[MO-01] the home page follows what is recovered, and each figure of money is what its list shows', async ({
  page,
  as,
  ask,
  elsewhere,
}) => {
  await as('cashier');
  const [who] = await ask<{ id: string }[]>(
    'GET',
    '/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress',
  );
  const points = await ask<{ id: string; code: string }[]>('GET', '/api/v1/tills/points');
  await ask('POST', '/api/v1/tills', { point_id: points.find(({ code }) => code !== '000')?.id });
  const boss = await elsewhere('manager');
  await boss.goto('/');
  const recovered = boss.getByRole('link', { name: /^Recuperado este mes/ });
  await expect(recovered).toContainText(/% de la meta de/);
  const before = await unitsOf(recovered);
  const body = { debtor_id: who?.id, amount: 30_000, method: 'cash' };
  const paid = await ask<{ receipt: string }>('POST', '/api/v1/payments', body);
  await expect.poll(() => unitsOf(recovered)).toBe(before + 300);
  await recovered.click();
  await expect(boss).toHaveURL(/\/payments\?paid=month&status=allocated,reconciled/);
  await expect(boss.getByText(paid.receipt)).toBeVisible();

  for (const [name, address] of [
    [/^Promesas para hoy/, /\/promises\?due=today/],
    [/^Incumplidas en los últimos 7 días/, /\/promises\?due=lapsed&status=broken/],
  ] as const) {
    await boss.goto('/');
    const card = boss.getByRole('link', { name });
    await expect(card).toContainText(/\d/);
    const shown = Number(/(?:hoy|días)\s*(\d+)/.exec((await card.textContent()) ?? '')?.[1]);
    await card.click();
    await expect(boss).toHaveURL(address);
    if (shown > 0) await expect(boss.getByText(`de ${shown}`, { exact: false }).first()).toBeVisible();
  }
  await page.goto('/tills');
  await closeTill(page);
});

test('[MO-04] a refund in cash is paid out of another till once the one that took it is closed', async ({
  page,
  as,
  ask,
  elsewhere,
}) => {
  await as('cashier');
  const [who] = await ask<{ id: string }[]>(
    'GET',
    '/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress',
  );
  const points = await ask<{ id: string; code: string }[]>('GET', '/api/v1/tills/points');
  const till = { point_id: points.filter(({ code }) => code !== '000')[1]?.id };
  await page.goto('/tills');
  const close = page.getByRole('button', { name: 'Cerrar caja' });
  await expect(close.or(page.getByRole('button', { name: 'Abrir caja' }))).toBeVisible();
  if (await close.isVisible()) await closeTill(page);
  await ask('POST', '/api/v1/tills', till);
  const paid = await ask<{ id: string }>('POST', '/api/v1/payments', {
    debtor_id: who?.id,
    amount: 20_000,
    method: 'cash',
  });
  await page.goto('/tills');
  await closeTill(page);
  await ask('POST', '/api/v1/tills', { ...till, opening: [{ currency: 'UYU', amount: 100_000 }] });

  const boss = await elsewhere('manager');
  await boss.goto(`/payments/${paid.id}`);
  await boss.getByRole('button', { name: 'Devolver' }).click();
  const panel = boss.getByRole('dialog', { name: 'Devolver' });
  const tills = panel.getByLabel('Sale de la caja');
  await expect(tills.locator('option').nth(1)).toContainText('1.000');
  await tills.selectOption({ index: 1 });
  await panel.getByLabel('Motivo').fill('Pagó dos veces');
  await panel.getByRole('button', { name: 'Devolver' }).click();
  await expect(boss.getByText('Devuelto', { exact: true })).toBeVisible();
  await page.goto('/tills');
  await expect(page.getByText('Devolución').first()).toBeVisible();
  await closeTill(page);
});

test('[MO-11] plans that wait come first, and are approved where they are listed', async ({
  page,
  as,
  ask,
}) => {
  await as('cashier');
  const waiting = await ask<{ debtor_id: string }[]>('GET', '/api/v1/plans?status=awaiting_approval');
  const debtors = await ask<{ id: string; name: string }[]>('GET', '/api/v1/deudores?status=new&sort=-dpd');
  const who = debtors.find(({ id }) => !waiting.some(({ debtor_id }) => debtor_id === id));
  const region = await ask<{ first_to: string }>('GET', `/api/v1/offers/region?debtor_id=${who?.id}`);
  const terms = {
    discount: 2_000,
    down_payment: 100_000,
    instalments: 3,
    frequency: 'monthly',
    first_on: region.first_to,
  };
  const offer = await ask<{ token: string }>('POST', '/api/v1/offers', { debtor_id: who?.id, terms });
  await ask('POST', '/api/v1/plans', { offer: offer.token, debtor_id: who?.id, reason: 'Vende la moto' });

  await as('manager');
  await page.goto('/plans');
  const list = page.getByRole('list', { name: 'Esperan aprobación' });
  const asked = list.getByRole('listitem').filter({ hasText: 'Vende la moto' });
  await expect(asked).toContainText(who?.name ?? '-');
  await asked.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(asked).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Nombre del deudor' }).fill(who?.name ?? '');
  const table = page.getByRole('table', { name: 'Planes de pagos' });
  await expect(table.locator('[data-row]').first()).toContainText(who?.name ?? '-');
  await table.locator('[data-row]').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: who?.name })).toBeVisible();
});

test('a type of promise is made, changed and ended among the settings', async ({ page, as }) => {
  await as('admin');
  await page.goto('/settings/promise-types');
  await page.getByRole('button', { name: 'Agregar tipo' }).click();
  const panel = page.getByRole('dialog', { name: 'Agregar tipo' });
  await panel.getByLabel('Nombre').fill('Al contado');
  await panel.getByLabel('La cumple, en %').fill('100');
  await page.keyboard.press('Control+Enter');
  const row = page.getByRole('row', { name: /^Al contado/ });
  await expect(row).toContainText(/100\s?%/);
  const act = async (name: string) => {
    await row.hover();
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Editar');
  await page.getByRole('dialog').getByLabel('Días de gracia').fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(row).toContainText('5 días');
  await act('Terminar');
  await expect(row).toContainText('Terminado');
  await act('Eliminar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(row).toHaveCount(0);
});
