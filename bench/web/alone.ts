import type { Browser, Page } from '@playwright/test';
import { type Cookies, open } from './browser.ts';

const ROWS = 10_000;
/** A hundred rows a second: a wheel turned as fast as a finger does. */
const PX_PER_SECOND = 4_000;
const SCROLL_PX = 20_000;

const SIDEBAR = 'Navegación principal';

/** Bytes of all that is fetched, but the API's answers, to open a second module after a first. */
export async function secondModule(browser: Browser, url: string, cookies: Cookies): Promise<number> {
  const page = await open(browser, cookies);
  await page.goto(`${url}/debtors`);
  await rows(page).nth(3).waitFor();
  const before = await fetched(page);
  await page.getByRole('navigation', { name: SIDEBAR }).getByRole('link', { name: 'Tareas' }).click();
  await page.getByRole('heading', { name: 'Tareas', level: 1 }).waitFor();
  await rows(page).nth(3).waitFor();
  const after = await fetched(page);
  await page.context().close();
  return after - before;
}

function fetched(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => !name.includes('/api/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

function rows(page: Page) {
  return page.locator('main').getByRole('row');
}

/**
 * Frames a second while a wheel scrolls through the list of debtors with 10,000 rows: the answer of the API, which
 * sends a hundred at most, is repeated until it has so many.
 */
export async function scrolling(browser: Browser, url: string, cookies: Cookies): Promise<number> {
  const page = await open(browser, cookies);
  await page.route('**/api/v1/deudores?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { id: string }[]; meta: object };
    const many = Array.from({ length: ROWS }, (_, index) => ({
      ...answer.data[index % answer.data.length],
      id: `row-${index}`,
    }));
    await route.fulfill({ json: { ...answer, data: many } });
  });
  await page.goto(`${url}/debtors?pageSize=100`);
  await page.locator(`main [aria-rowcount="${ROWS + 1}"] [data-row]`).nth(20).waitFor();
  const protocol = await page.context().newCDPSession(page);
  await page.evaluate(countFrames);
  await protocol.send('Input.synthesizeScrollGesture', {
    x: 720,
    y: 500,
    yDistance: -SCROLL_PX,
    speed: PX_PER_SECOND,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const { frames, ms, scrolled } = await page.evaluate(framesCounted);
  await page.context().close();
  if (scrolled < SCROLL_PX / 2) throw new Error(`The table scrolled by ${scrolled} px only`);
  return (frames / ms) * 1000;
}

interface Count {
  frames: number;
  first: number;
  last: number;
}

/** Runs in the page: counts the frames drawn while something scrolls. */
function countFrames(): void {
  const count: Count = { frames: 0, first: 0, last: 0 };
  Object.assign(globalThis, { count });
  const frame = (now: number) => {
    const place = document.querySelector('[data-row]')?.getAttribute('data-row');
    if (count.first === 0 && place !== '0') count.first = now;
    if (count.first > 0) {
      count.frames += 1;
      count.last = now;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

function framesCounted() {
  const { frames, first, last } = (globalThis as unknown as { count: Count }).count;
  const places = [...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop);
  return { frames: frames - 1, ms: last - first, scrolled: Math.max(...places) };
}
