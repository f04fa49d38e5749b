import { expect, type Page } from '@playwright/test';
import { SETTINGS_PAGES } from '../../src/settings/pages';

/**
 * Every screen behind sign-in, of the shell and of its remotes. Neighbours are of different areas, so that the lines
 * which say where one is tell when the next has come.
 */
export async function everyScreen(page: Page): Promise<string[]> {
  const portfolio = await firstOf(page, '/portfolios');
  const debtor = await firstOf(page, '/debtors');
  const rest = ['/users', '/debtors', '/tracing-events', '/portfolios', '/apps/tasks', debtor];
  const first = ['/', '/tasks', portfolio, '/tasks?view=board', `${portfolio}/imports/new`, '/apps'];
  return [...first, ...rest, ...SETTINGS_PAGES.map(({ to }) => to)];
}

/** What tests have found of the demo data, which none of them changes. */
const found = new Map<string, string>();

async function firstOf(page: Page, list: string): Promise<string> {
  const key = new URL(list, page.url()).href;
  const known = found.get(key);
  if (known) return known;
  await page.goto(list);
  const href = (await page.locator('[data-row]').first().getByRole('link').getAttribute('href')) ?? list;
  found.set(key, href);
  return href;
}

/** Goes to a screen without loading the page anew, as a link does. */
export async function go(page: Page, screen: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, screen);
  const { pathname } = new URL(screen, page.url());
  const area = pathname.startsWith('/settings') ? pathname : `/${pathname.split('/')[1]}`;
  await expect(page.locator('nav a[aria-current=page]').last()).toHaveAttribute('href', area);
  await expect(page.locator('main h1').first()).toBeAttached();
}
