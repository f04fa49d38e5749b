import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;

type Step = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight';

/** Walks until the focus is on what is looked for, as somebody without a mouse does; fails when it never comes there. */
export async function tabTo(page: Page, target: Locator, key: Step = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No way by ${key} to ${target}`);
}

/** Walks to a control and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Walks to a field and writes into it. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Closes a panel with Escape, which it hears once it has the focus: back from a question that stood before it. */
export async function leavePanel(panel: Locator): Promise<void> {
  await expect(panel.locator(':focus')).toHaveCount(1);
  await panel.locator(':focus').press('Escape');
  await expect(panel).toHaveCount(0);
}

/** Hears what the live regions of a page say from its next load on; Fluent takes each message back after a moment. */
export async function hear(page: Page): Promise<(text: string) => Promise<void>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const note = ({ target }: MutationRecord) => {
      const near = target instanceof Element ? target : target.parentElement;
      heard.push(near?.closest('[aria-live]')?.textContent ?? '');
    };
    new MutationObserver((changes) => changes.forEach(note)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const said = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));
  return (text) => expect.poll(said).toContain(text);
}
