import { bring, LONG, makeLong, outOfReach } from './harness/long';
import { expect, test } from './harness/test';

/** A small phone, and a desk. */
const WIDTHS = [320, 1440];

test('amounts of every currency and words of sixty letters fit, at 320 px too', async ({
  page,
  as,
  ask,
  product,
}) => {
  test.setTimeout(120_000);
  await as('admin', 'andina');
  const { debtor } = await makeLong(ask, page.context().request, product.url);
  const [task] = await ask<{ id: string }[]>('GET', `/api/v1/tasks?filter=${LONG.slice(0, 20)}`);
  const [portfolio] = await ask<{ id: string }[]>('GET', `/api/v1/carteras?filter=${LONG.slice(0, 20)}`);
  const screens = [
    '/',
    '/debtors?currency=PYG',
    `/debtors/${debtor}`,
    '/portfolios',
    `/portfolios/${portfolio?.id}`,
    '/tasks',
    `/tasks?task=${task?.id}`,
    '/users',
    '/settings/notifications',
  ];
  for (const screen of screens) {
    await page.goto(screen);
    const ofPanel = page.getByRole('dialog').getByRole('heading'); // which hides that of the page behind it
    await expect(page.getByRole('heading', { level: 1 }).or(ofPanel).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/(500|404)$/);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => outOfReach(page), `${screen} at ${width} px`).toEqual([]);
    }
  }
  await page.goto(`/debtors/${debtor}`);
  await expect(page.getByText('PYG 98.765.432.100 adeudado')).toBeVisible();
  await page.goto(`/portfolios/${portfolio?.id}`);
  await expect(page.getByText(/^(COP\s1\.234\.567\.890|PYG\s98\.765\.432\.100)$/).first()).toBeVisible();
});

test('from right to left names stand at the right, and one that does not fit loses its end, not its beginning', async ({
  page,
  as,
  product,
}) => {
  await as('admin');
  await page.context().addCookies([{ name: 'dir', value: 'rtl', url: product.url }]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/debtors');
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  const names = await page.locator('[data-row]').evaluateAll((rows) =>
    rows
      .flatMap((row) => [...row.querySelectorAll('*')])
      .filter((each) => getComputedStyle(each).textOverflow === 'ellipsis')
      .map((each) => {
        const letter = document.createRange();
        const text = document.createTreeWalker(each, NodeFilter.SHOW_TEXT).nextNode() ?? each;
        letter.setStart(text, 0);
        letter.setEnd(text, 1);
        const [first, box] = [letter.getBoundingClientRect(), each.getBoundingClientRect()];
        return {
          name: each.textContent,
          cut: each.scrollWidth > each.clientWidth,
          begins: first.left >= box.left - 1 && first.right <= box.right + 1,
          right: Math.round(box.right),
        };
      }),
  );
  expect(names.filter(({ cut }) => cut).length).toBeGreaterThan(0);
  expect(names.filter(({ cut }) => !cut).length).toBeGreaterThan(0);
  expect(names.filter(({ begins }) => !begins)).toEqual([]);
  expect(new Set(names.map(({ right }) => right)).size).toBe(1);
});

test('from right to left what is drawn beside a name is drawn from right to left, and words there are read their own way', async ({
  page,
  as,
  product,
}) => {
  await as('admin');
  await page.context().addCookies([{ name: 'dir', value: 'rtl', url: product.url }]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/users');
  const row = page.locator('[data-row="0"]');
  await expect(row.getByText('Activo', { exact: true })).toHaveCSS('direction', 'rtl');
  await page.goto('/debtors');
  await expect(row.getByText(/^\$\s[\d.]+$/)).toHaveCSS('direction', 'ltr');
});

test('figures of a portfolio follow an import that others start; archived it leaves list and switcher, until that is undone', async ({
  page,
  as,
  ask,
  product,
}) => {
  await as('admin');
  const name = 'Cartera en vivo';
  const terms = {
    currency: 'UYU',
    country: 'UY',
    timezone: 'America/Montevideo',
    creditor_name: 'Banco Norte',
  };
  const made = await ask<{ id: string }>('POST', '/api/v1/carteras', { ...terms, name, code: 'LIVE-1' });
  await page.goto(`/portfolios/${made.id}`);
  await expect(page.getByRole('link', { name: /^Deudores\s*0$/ })).toBeVisible();
  await bring(ask, page.context().request, product.url, made.id, '1.234.567-2;Ana Viva;;V-1;1.500,00');
  await expect(page.getByRole('link', { name: /^Deudores\s*1$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Saldo\s*\$\s*1\.500$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  await page.getByRole('menuitem', { name: 'Archivar' }).click();
  await expect(page.getByText('Archivada', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Archivada', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  await page.getByRole('menuitem', { name: 'Archivar' }).click();
  await expect(page.getByText('Archivada', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Cartera: / }).click();
  await page.getByRole('combobox', { name: 'Elegir cartera' }).fill('en vivo');
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await page.goto('/portfolios?q=en%20vivo');
  await expect(page.getByText('Sin resultados')).toBeVisible();
});
