import type { Page } from '@playwright/test';
import { settled } from './harness/accessible';
import { everyScreen, go } from './harness/everyScreen';
import { makeLong } from './harness/long';
import { expect, test } from './harness/test';

const STEADY = 0.02; // the sum of a screen's layout shifts

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes every shift of the page from here on, with what was moved. */
function noteShifts(): void {
  const page = globalThis as unknown as { shifts: { value: number; moved: string }[] };
  page.shifts = [];
  const told = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
    `${(node?.textContent ?? '').slice(0, 40)} (${from.x}, ${from.y}, ${from.width} × ${from.height} → ${to.x}, ${to.y}, ${to.width} × ${to.height})`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) page.shifts.push({ value, moved: sources.map(told).join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Keeps whatever waits for a second or longer until the test lets it go on: how quick the machine is, is not asked here. */
function keepWaits(): void {
  const { setTimeout } = globalThis;
  const waits: { run: () => void; ms: number }[] = [];
  const kept = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    ms < 1_000 ? setTimeout(run, ms, ...given) : -waits.push({ run: () => run(...given), ms });
  Object.assign(globalThis, { waits, setTimeout: kept });
}

/** Lets a second go by: for what waits for longer it is not over yet. */
async function passSecond(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { waits } = globalThis as unknown as { waits: { run: () => void; ms: number }[] };
    for (const { run } of waits.filter(({ ms }) => ms <= 1_000)) run();
  });
}

/** The shifts since this was last asked, once the screen stands. */
async function shifts(page: Page): Promise<{ value: number; moved: string }[]> {
  await expect(page.locator('main [aria-busy=true], main [data-holds]')).toHaveCount(0);
  await settled(page);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: { value: number; moved: string }[] }).shifts.splice(0);
  });
}

for (const width of [1440, 360]) {
  test(`what comes late moves nothing that is read already, on any screen, ${width} px wide`, async ({
    page,
    as,
    ask,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(noteShifts);
    await page.addInitScript(keepWaits);
    await as('admin');
    const screens = await everyScreen(ask);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/no-such-page');
    await shifts(page);
    for (const screen of screens) {
      await go(page, screen);
      const seen = await shifts(page);
      const sum = seen.reduce((total, { value }) => total + value, 0);
      expect(sum, `${screen}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(STEADY);
    }
  });
}

for (const width of [1440, 768, 360]) {
  test(`what a list comes to moves nothing when it comes after the list, ${width} px wide`, async ({
    page,
    as,
    ask,
    product,
  }) => {
    const reckoned = Promise.withResolvers<void>();
    await as('admin');
    await makeLong(ask, page.context().request, product.url);
    await page.addInitScript(noteShifts);
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/deudores/totals*', async (route) => {
      await reckoned.promise;
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await route.fulfill({ json: { data: { ...data, exact: false } } }); // five currencies, each with its +
    });
    await page.goto('/debtors');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await shifts(page);
    reckoned.resolve();
    await expect(page.getByText(/\+ adeudado$/)).toBeVisible();
    expect(await shifts(page)).toEqual([]);
  });
}

test('a part that takes long holds back those below it for a second, and no longer', async ({ page, as }) => {
  await as('admin');
  await page.addInitScript(keepWaits);
  await page.goto('/debtors');
  await page.route('**/debts?*', () => {}); // never answered
  await page.locator('[data-row]').first().getByRole('link').click();
  const timeline = page.getByRole('region', { name: 'Línea de tiempo' });
  await expect(page.getByRole('region', { name: 'Deudas' })).toBeVisible();
  await expect(timeline).toBeHidden();
  await passSecond(page);
  await expect(timeline).toBeVisible();
});

test('on a phone the terms of a portfolio are held back by its imports, as by any part above them', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(keepWaits);
  await page.goto('/portfolios');
  await page.route('**/imports?*', () => {}); // never answered
  await page.locator('[data-row]').first().getByRole('link').click();
  const terms = page.getByRole('region', { name: 'Condiciones' });
  await expect(page.getByRole('region', { name: 'Importaciones' })).toBeVisible();
  await expect(page.locator('section[data-holds]')).toHaveCount(0);
  await expect(terms).toBeHidden();
  await passSecond(page);
  await expect(terms).toBeVisible();
});

test('names that come after the lines that they stand in push down nothing that is read already, on a phone', async ({
  page,
  as,
  ask,
  product,
}) => {
  const named = Promise.withResolvers<void>();
  await as('admin', 'andina');
  const { debtor } = await makeLong(ask, page.context().request, product.url);
  await page.addInitScript(keepWaits);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route('**/record-names?*', async (route) => {
    await named.promise;
    await route.continue();
  });
  await page.goto(`/debtors/${debtor}`);
  const lines = page.getByRole('list', { name: 'Línea de tiempo' }).getByRole('listitem');
  const phones = page.getByRole('region', { name: 'Teléfonos' });
  await expect(lines.first()).toBeVisible();
  await expect(page.locator('section[data-holds]')).toHaveCount(0);
  await expect(phones).toBeHidden();
  named.resolve();
  await expect(phones).toBeVisible();
});

test('a field stays where it is while what was refused in it is mended', async ({ page, as }) => {
  await as('admin');
  await page.goto('/apps/tasks');
  const days = page.getByRole('spinbutton', { name: 'Días para «por vencer»' });
  const refused = page.getByRole('link', { name: /Días para «por vencer»: Debe ser 30 o menos/ });
  await days.fill('99');
  await page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await expect(refused).toBeVisible();
  const place = await days.boundingBox();
  await days.fill('9');
  await expect(refused).toBeHidden();
  expect(await days.boundingBox()).toEqual(place);
});
