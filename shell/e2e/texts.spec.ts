import { firstOf } from './harness/everyScreen';
import { expect, test } from './harness/test';

/** What a text that is missing leaves on the page: its key. */
const KEY =
  /\b(fields|portfolios|debtors|debtorStatus|portfolioStatus|list|table|status|priority|label|board|checklist|history|event|changed|due|link|view)\.[a-zA-Z]/;

for (const language of ['es', 'en', 'pt']) {
  test(`every text of portfolios and tasks is there in ${language} [ST-09]`, async ({ page, as, ask }) => {
    await as('manager');
    await page.addInitScript((chosen) => localStorage.setItem('vite-ui-language', chosen), language);
    const task = await firstOf(ask, '/api/v1/tasks');
    const screens = ['/portfolios', '/debtors', '/tasks', '/tasks?view=board', '/tasks?create=todo'];
    for (const screen of [...screens, `/tasks?task=${task}`]) {
      await page.goto(screen);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      const shown = /task=|create=/.test(screen) ? page.getByRole('dialog') : page.getByRole('main');
      await expect(shown.locator('[data-row], [data-card], form, section').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await page.locator('body').textContent(), screen).not.toMatch(KEY);
    }
  });
}
