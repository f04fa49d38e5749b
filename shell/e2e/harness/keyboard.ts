import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;

/** Walks with Tab until the focus is on what is looked for, as somebody without a mouse does; fails when it never comes there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No way by ${key} to ${target}`);
}
