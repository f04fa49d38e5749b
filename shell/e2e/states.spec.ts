import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { everyScreen, go } from './harness/everyScreen';
import { answerAs, STATES, type State } from './harness/screenStates';
import { expect, forgetChoices, test } from './harness/test';

const RETRY_MS = 4_000; // the longest pause between two tries of a read

const LOOKS = [
  { theme: 'light', dir: 'ltr', width: 1440 },
  { theme: 'dark', dir: 'rtl', width: 360 },
] as const;

test.describe.configure({ timeout: 180_000 });
test.afterEach(({ page }) => forgetChoices(page));
test.use({ trace: 'off' }); // it would note down every screen twice

/** Waits until nothing of a screen is on its way any more; the pauses between its tries are skipped. */
async function arrived(page: Page, state: State): Promise<void> {
  const told = state === 'error' || state === 'forbidden';
  const telling = told && !READS_NOTHING.test(new URL(page.url()).pathname) && TELLS[state];
  if (state === 'loading') return;
  await expect(async () => {
    if (told) await page.clock.fastForward(RETRY_MS);
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
    if (telling) expect(await page.getByRole('main').getByText(telling).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
}

/** Screens that read nothing before something is done on them, and so have no other state. */
const READS_NOTHING = /^\/settings(\/(display|appearance|ai-agents))?$|\/imports\/new$/;
const TELLS = { error: 'No se puede ahora', forbidden: 'No tiene permiso para ver esto' };

/** By how many px the page is wider than the window. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { theme, dir, width } of LOOKS) {
  for (const state of STATES) {
    test(`every screen that is ${state} is accessible and fits, ${theme} ${dir} ${width}`, async ({
      page,
      as,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await as('admin');
      const screens = await everyScreen(page);
      if (dir === 'rtl') await page.context().addCookies([{ name: 'dir', value: dir, url: page.url() }]);
      await page.setViewportSize({ width, height: 800 });
      if (state === 'error' || state === 'forbidden') await page.clock.install();
      await page.goto('/no-such-page');
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await answerAs(page, state);
      for (const screen of screens) {
        await go(page, screen);
        await arrived(page, state);
        await expectAccessible(page, `${screen} ${state}`);
        expect(await beyond(page), `${screen} ${state} at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}

/** What stands out of the window without being in something that scrolls by itself. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement ? scrolls(element.parentElement) : false);
    return [...document.querySelectorAll('main :is(button, a, input), header :is(button, a)')]
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(each);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}

/** Targets under 24 px. Links within a line of text are exempt (SC 2.5.8), and so is what nobody sees. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, header a, aside nav a, select, [role=tab], [role=switch]')]
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 23.5 || box.height < 23.5))
      .filter(({ each }) => getComputedStyle(each).visibility === 'visible')
      .map(({ each, box }) => `${box.width}×${box.height} ${each.outerHTML.slice(0, 160)}`),
  );
}

test('at 200 % and in 320 px nothing is cut off, and every target is 24 px at any width', async ({
  page,
  as,
}) => {
  await as('admin');
  for (const screen of await everyScreen(page)) {
    await go(page, screen);
    await arrived(page, 'empty');
    for (const [width, height] of [
      [1440, 900],
      [720, 450], // 1440 × 900 at 200 %
      [320, 256], // 1280 × 1024 at 400 %: SC 1.4.10
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        expect(await beyond(page), `${screen} at ${width} px`).toBeLessThanOrEqual(0);
        expect(await cutOff(page), `${screen} at ${width} px`).toEqual([]);
        expect(await tooSmall(page), `${screen} at ${width} px`).toEqual([]);
      }).toPass({ timeout: 5_000 }); // a page is drawn anew for its width
    }
  }
});

test('colours forced by the system and less motion leave the page usable', async ({ page, as }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' });
  await as('manager');
  await page.goto('/debtors');
  const row = page.locator('[data-row]').first();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await expect(row).not.toHaveCSS('border-bottom-width', '0px');
  await page.getByRole('button', { name: 'Tema' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const moving = await page.evaluate(() => {
    const lasts = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration ?? 0) > 50;
    return document.getAnimations().filter(lasts).length;
  });
  expect(moving).toBe(0);
});
