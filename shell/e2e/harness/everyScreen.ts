import { expect, type Page } from '@playwright/test';
import { SETTINGS_PAGES } from '../../src/settings/pages';
import { MODULE_PAGES } from './modulePages';

type Ask = <T>(method: string, path: string) => Promise<T>;

/**
 * Every screen behind sign-in, of the shell and of its remotes. Neighbours are of different areas, so that the lines
 * which say where one is tell when the next has come.
 */
export async function everyScreen(ask: Ask): Promise<string[]> {
  const portfolio = `/portfolios/${await firstOf(ask, '/api/v1/carteras')}`;
  const debtor = `/debtors/${await firstOf(ask, '/api/v1/deudores')}`;
  const first = ['/', portfolio, '/tasks?view=board', `${portfolio}/imports/new`, '/apps'];
  const agent = `/ai-agents/${await firstOf(ask, '/api/v1/ai-agents', '')}`;
  const rest = [
    '/users',
    `${agent}/versions/1?step=options`,
    debtor,
    agent,
    '/tracing-events',
    '/apps/tasks',
  ];
  return [...first, ...rest, ...SETTINGS_PAGES.map(({ to }) => to), ...MODULE_PAGES];
}

/** The id of the first row of a list. */
export async function firstOf(ask: Ask, list: string, few = '?pageSize=1'): Promise<string> {
  const [row] = await ask<{ id: string }[]>('GET', list + few);
  if (!row) throw new Error(`Nothing in ${list}`);
  return row.id;
}

/** The heading of a screen that has come: what is shown before it is busy, and hears no keys yet. */
export const heading = (page: Page) => page.locator('main:not([aria-busy=true]) h1').first();

/** Goes to a screen without loading the page anew, as a link does. */
export async function go(page: Page, screen: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, screen);
  const { pathname } = new URL(screen, page.url());
  await expect(page.locator('nav a[aria-current=page]').last()).toHaveAttribute(
    'href',
    await lineOf(page, pathname),
  );
  await expect(heading(page)).toBeAttached();
}

/** The line of the navigation that a screen is of: the longest that its address begins with. */
async function lineOf(page: Page, pathname: string): Promise<string> {
  if (pathname.startsWith('/settings')) return pathname; // its lines come with its first page
  const lines = await page
    .locator('nav a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  const above = lines.filter((line) => pathname === line || pathname.startsWith(`${line}/`));
  return above.sort((a, b) => b.length - a.length)[0] ?? '/';
}
