import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import config from '../../shell/playwright.config.ts';

/** Slow 4G and a processor four times slower, as the developer tools of Chromium have them. */
const SLOW = { offline: false, latency: 562, downloadThroughput: 1.44e6 / 8, uploadThroughput: 675e3 / 8 };
const SLOWER_CPU = 4;

const QUIET_MS = 2_000;
const LONGEST_MS = 60_000;

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What one cold load of a page took. */
export interface Load {
  /** Scripts and styles as sent, without headers. */
  bytes: number;
  /** Largest contentful paint, ms after the navigation began. */
  paint: number;
  /** Blocking time: of each long task what is over 50 ms, from the navigation until the page is quiet; ms. */
  blocking: number;
  /** The part of it that comes after the first contentful paint, when somebody may already want to do something; ms. */
  afterPaint: number;
  /** Cumulative layout shift. */
  shift: number;
}

export function launch(): Promise<Browser> {
  return chromium.launch(config.use?.launchOptions);
}

/** A page of its own, with an empty cache. */
export async function open(browser: Browser, cookies: Cookies = []): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-UY', viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  return context.newPage();
}

/**
 * Loads an address with an empty cache, throttled, until nothing moves any more.
 *
 * @param shown selector of what has to stand on the page by then
 */
export async function load(browser: Browser, url: string, shown: string, cookies: Cookies): Promise<Load> {
  const page = await open(browser, cookies);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.addInitScript(observe);
  const quiet = untilQuiet(protocol);
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
  await page.locator(shown).first().waitFor({ timeout: LONGEST_MS });
  await quiet();
  const seen = await page.evaluate(report);
  await page.context().close();
  return seen;
}

/** Follows the requests of a page; what it gives waits until none but an event stream was under way for two seconds. */
function untilQuiet(protocol: CDPSession): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = new Set<string>();
  let asked = false;
  let timer: NodeJS.Timeout;
  const rest = () => {
    clearTimeout(timer);
    if (asked && open.size === 0) timer = setTimeout(resolve, QUIET_MS);
  };
  const ended = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    rest();
  };
  protocol.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.endsWith('/api/v1/live') && !request.url.startsWith('data:')) open.add(requestId);
    clearTimeout(timer);
  });
  protocol.on('Network.loadingFinished', ended);
  protocol.on('Network.loadingFailed', ended);
  return () => {
    asked = true;
    rest();
    return promise;
  };
}

interface Seen {
  paint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen: Seen = { paint: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
}

/** Runs in the page at the end. */
function report(): Load {
  const { paint, shift, tasks } = (globalThis as unknown as { seen: Seen }).seen;
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const over50 = (some: Seen['tasks']) => some.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const code = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(js|css)(\?|$)/.test(name)) as PerformanceResourceTiming[];
  return {
    paint,
    shift,
    bytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    blocking: over50(tasks),
    afterPaint: over50(tasks.filter(({ start, duration }) => start + duration > first)),
  };
}
