import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

async function firstLink(page: Page, list: string): Promise<string> {
  await page.goto(list);
  const link = page.locator('[data-row]').first().getByRole('link');
  return (await link.getAttribute('href')) ?? list;
}

for (const theme of ['light', 'dark'] as const) {
  test(`every screen of portfolios is accessible in ${theme} and fits a phone`, async ({ page, signIn }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    await signIn('admin');
    const portfolio = await firstLink(page, '/portfolios');
    const debtor = await firstLink(page, '/debtors');
    const screens = [
      '/portfolios',
      portfolio,
      `${portfolio}/imports/new`,
      '/debtors',
      '/debtors?q=zzzzzz',
      debtor,
      '/debtors/none',
    ];
    for (const screen of screens) {
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(screen);
        await expect(page.getByRole('main').getByText(/\S/).first()).toBeVisible();
        await expect(page.locator('[aria-busy=true], .fui-Spinner, .fui-Skeleton')).toHaveCount(0);
        await expectAccessible(page, `${screen} ${width}`);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${screen} ${width}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('every text of portfolios is there in the three languages [ST-09]', async ({ page, signIn }) => {
  await signIn('admin');
  for (const language of ['es', 'en', 'pt']) {
    await page.evaluate((chosen) => localStorage.setItem('vite-ui-language', chosen), language);
    for (const screen of ['/portfolios', '/debtors']) {
      await page.goto(screen);
      await expect(page.locator('[data-row]').first()).toBeVisible();
      const text = await page.getByRole('main').textContent();
      expect(text).not.toMatch(
        /\b(fields|portfolios|debtors|debtorStatus|portfolioStatus|list|table)\.[a-zA-Z]/,
      );
    }
  }
});
