import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

/** What the demo's first tenant works in, and with. */
const CURRENCIES = 3;
const COLLECTORS = 3;

test('the home page of who leads shows figures, ages and team, each leading to the debtors behind it [RT-07]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.goto('/');
  const ages = page.getByRole('region', { name: 'Saldo por tramo de mora' });
  await expect(ages.getByRole('link')).toHaveCount(7 * CURRENCIES);
  const team = page.getByRole('table', { name: 'Equipo' });
  await expect(team.getByRole('row')).toHaveCount(1 + COLLECTORS);
  await expectAccessible(page);
  const bucket = ages.getByRole('link', { name: /^31–60/ }).first();
  const shown = await bucket.getByText(/deudores$/).textContent();
  const debtors = Number.parseInt(shown ?? '', 10);
  await bucket.click();
  await expect(page).toHaveURL(/\/debtors\?bucket=b31/);
  await expect(page.getByText(`de ${debtors}`)).toBeVisible();

  await page.goto('/');
  const unassigned = page.getByRole('link', { name: /^Sin asignar/ });
  const nobodys = /\d+$/.exec((await unassigned.textContent()) ?? '')?.[0];
  await unassigned.click();
  await expect(page).toHaveURL(/\/debtors\?assignee=none/);
  await expect(page.getByText(`de ${nobodys}`)).toBeVisible();
});

test('the home page of a collector shows whom to work next, of the own debtors alone [RT-07, AU-05]', async ({
  page,
  as,
}) => {
  await as('cashier');
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Quién sigue' });
  await expect(next.locator('a[href^="/debtors/"]')).toHaveCount(1 + 4); // the first, and who follows
  await expect(page.getByRole('link', { name: /^Sus deudores\s*60$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Equipo' })).toHaveCount(0);
  await expectAccessible(page);
  const name = (await next.locator('[data-next]').textContent()) ?? '';
  await next.getByRole('link', { name: 'Abrir ficha' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
