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
  if (state === 'loading') return;
  await expect(async () => {
    if (state === 'error' || state === 'forbidden') await page.clock.fastForward(RETRY_MS);
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
  }).toPass({ intervals: [20] });
}

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
