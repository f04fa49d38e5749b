import type { Page } from '@playwright/test';
import { settled } from './harness/accessible';
import { everyScreen, go } from './harness/everyScreen';
import { expect, test } from './harness/test';

const STEADY = 0.02; // the sum of a screen's layout shifts

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/** Notes every shift of the page from here on, with what was moved. */
function noteShifts(): void {
  const page = globalThis as unknown as { shifts: { value: number; moved: string }[] };
  page.shifts = [];
  const told = ({ node }: Shift['sources'][number]) => (node?.textContent ?? '').slice(0, 40);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) page.shifts.push({ value, moved: sources.map(told).join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Keeps each second that is waited for until the test lets it be over: how quick the machine is, is not asked here. */
function keepSeconds(): void {
  const { setTimeout } = globalThis;
  const seconds: (() => void)[] = [];
  const kept = (run: () => void, ms?: number) => (ms === 1_000 ? -seconds.push(run) : setTimeout(run, ms));
  Object.assign(globalThis, { seconds, setTimeout: kept });
}

/** Lets every second that has begun be over. */
async function passSecond(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const over of (globalThis as unknown as { seconds: (() => void)[] }).seconds) over();
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
    await page.addInitScript(keepSeconds);
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

test('a part that takes long holds back those below it for a second, and no longer', async ({ page, as }) => {
  await as('admin');
  await page.addInitScript(keepSeconds);
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
  await page.addInitScript(keepSeconds);
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
