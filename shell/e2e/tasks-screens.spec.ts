import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { expect as base, test } from './harness/test';

const expect = base.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 300_000 });

/** Opens a screen and waits until what it is about is there; the page's event stream never lets the network rest. */
async function settled(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  const panel = page.getByRole('dialog').locator('form, section, [role=alert]');
  const list = page.locator('main :is([data-row], [data-card])').or(page.getByText('Ninguna tarea coincide'));
  await expect((/task=|create=/.test(screen) ? panel : list).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function someTask(page: Page): Promise<string> {
  await page.goto('/tasks');
  const href = await page.locator('[data-row]').first().getByRole('link').getAttribute('href');
  return new URL(href ?? '', page.url()).searchParams.get('task') ?? '';
}

for (const theme of ['light', 'dark'] as const) {
  test(`every screen of tasks is accessible in ${theme} and fits a phone`, async ({ page, as }) => {
    await page.emulateMedia({ colorScheme: theme });
    await as('manager');
    const id = await someTask(page);
    const screens = [
      '/tasks',
      '/tasks?view=board',
      '/tasks?filter=zzzz',
      '/tasks?create=todo',
      `/tasks?view=board&task=${id}`,
      '/tasks?task=none',
    ];
    for (const screen of screens) {
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page, screen);
        await expectAccessible(page, `${screen} ${width}`);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `${screen} ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('every text of tasks is there in the three languages [ST-09]', async ({ page, as }) => {
  await as('manager');
  const id = await someTask(page);
  for (const language of ['es', 'en', 'pt']) {
    await page.evaluate((chosen) => localStorage.setItem('vite-ui-language', chosen), language);
    for (const screen of ['/tasks', '/tasks?view=board', `/tasks?task=${id}`, '/tasks?create=todo']) {
      await settled(page, screen);
      const text = await page.locator('body').textContent();
      expect(text, `${language} ${screen}`).not.toMatch(
        /\b(fields|status|priority|label|board|checklist|history|event|changed|due|link|list|view)\.[a-zA-Z]/,
      );
    }
  }
});
