import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

/** The number that stands beside a list's title. */
async function countOf(page: Page): Promise<number> {
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  return Number((title ?? '').replace(/\D/g, ''));
}

test('[CO-15] the home of who leads tells whom the team reaches and what waits, and each figure leads to its list', async ({
  page,
  as,
}) => {
  test.slow();
  await as('manager');
  await page.goto('/');
  await expect(
    page
      .getByRole('region', { name: /^Cola de hoy/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: /^Equipo en jornada/ })).toBeVisible();
  await expectAccessible(page);
  const leads: [RegExp, RegExp][] = [
    [/^Contactabilidad/, /\/contacts\?on=.*reach=right_party/],
    [/^Titulares por intento/, /\/contacts\?on=.*reach=right_party/],
    [/^Promesas para hoy/, /\/promises\?due=today/],
    [/^Planes por aprobar/, /\/plans/],
    [/^Ver todo: Cola de hoy/, /\/work\?view=queue/],
  ];
  for (const [name, address] of leads) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
});

test('[CO-15] the home of a collector begins with the next debtor, and a contact logged meanwhile shows without reload', async ({
  page,
  as,
  ask,
  elsewhere,
}) => {
  test.slow();
  await as('cashier');
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Quién sigue' });
  await expect(next.locator('[data-next]')).not.toBeEmpty();
  await expect(page.getByRole('heading', { name: 'Sus indicadores de hoy, frente a ayer' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Efectivo en su caja/ })).toBeVisible();
  const watching = await elsewhere('manager');
  await watching.goto('/contacts?on=today');
  await expect(watching.getByRole('heading', { level: 1 })).toHaveText(/^Contactos ?\d/);
  const before = await countOf(watching);
  const [debtor] = await ask<{ id: string }[]>('GET', '/api/v1/deudores?page=1&pageSize=1');
  const [refuses] = (
    await ask<{ id: string; code: string }[]>('GET', '/api/v1/contacts/dispositions')
  ).filter(({ code }) => code === 'refuses');
  await ask('POST', '/api/v1/contacts', {
    debtor_id: debtor?.id,
    channel: 'counter',
    disposition_id: refuses?.id,
  });
  await expect.poll(() => countOf(watching)).toBe(before + 1);
});

test('[CO-16] a manager reads a definition, turns a chart into a table and changes the period by keyboard alone', async ({
  page,
  as,
}) => {
  test.slow();
  await as('manager');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Informes' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible();
  const define = page.getByRole('button', { name: 'Qué es: Titulares por intento' });
  await define.press('Enter');
  const definition = page.getByRole('dialog', { name: 'Qué es: Titulares por intento' });
  await expect(definition.getByText('Contactos salientes con el titular / intentos')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await expect(define).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Indicadores' }).press('End');
  await page.getByRole('tab', { name: 'Contactabilidad' }).press('Enter');
  await expect(page).toHaveURL(/report=contactability/);
  await page.getByRole('button', { name: 'Ver tabla: Día a día' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Día a día' })).toBeVisible();
  await expect(page).toHaveURL(/table=days/);
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/on=\d{4}-\d\d-\d\d/);
  await expectAccessible(page);
});
