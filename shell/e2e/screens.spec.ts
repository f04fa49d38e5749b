import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

const publicScreens = [
  '/sign-in',
  '/otp?interaction=x',
  '/forgot-password',
  '/forgot-password?token=x',
  '/sign-up',
  '/sign-up?invitation=x',
  '/sso-callback?error=sign_in_failed',
  '/401',
  '/403',
  '/404',
  '/500',
];
const screens = [
  '/',
  '/apps',
  '/settings',
  '/settings/appearance',
  '/settings/display',
  '/settings/security',
  '/no-such-page',
  '/errors/503',
];

for (const theme of ['light', 'dark'] as const) {
  test(`every screen before sign-in is accessible in ${theme} and breaks no security rule`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const violations = watchPolicy(page);
    await page.emulateMedia({ colorScheme: theme });
    for (const screen of publicScreens) await inspect(page, screen);
    expect(violations).toEqual([]);
  });

  test(`every screen of the shell is accessible in ${theme} and breaks no security rule`, async ({
    page,
    as,
  }) => {
    test.setTimeout(180_000);
    const violations = watchPolicy(page);
    await page.emulateMedia({ colorScheme: theme });
    await as('admin');
    // Outside maintenance the page leads home by itself; here the host says that it is closed.
    await page.route('**/api/v1/public/maintenance', (route) =>
      route.fulfill({ json: { data: { closed: true } } }),
    );
    for (const screen of screens) await inspect(page, screen);
    expect(violations).toEqual([]);
  });
}

async function inspect(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page, screen);
}

/** What the content security policy or Trusted Types refused. */
function watchPolicy(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL|TrustedHTML/.test(message.text()))
      violations.push(message.text());
  });
  return violations;
}
