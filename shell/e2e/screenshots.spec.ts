import path from 'node:path';
import type { Page } from '@playwright/test';
import { heading } from './harness/everyScreen';
import { answerAs, STATES } from './harness/screenStates';
import { SCREENS, type Screen } from './harness/screens';
import { expect as base, test } from './harness/test';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const LOOKS = [
  { name: 'light-es', theme: 'light', dir: 'ltr', language: 'es' },
  { name: 'dark-es', theme: 'dark', dir: 'ltr', language: 'es' },
  { name: 'rtl-es', theme: 'light', dir: 'rtl', language: 'es' },
  { name: 'light-en', theme: 'light', dir: 'ltr', language: 'en' },
  { name: 'light-pt', theme: 'light', dir: 'ltr', language: 'pt' },
] as const;
/** The looks that show each state: a desk by day, a phone by night. */
const STATE_LOOKS = [
  { ...LOOKS[0], width: 1440 },
  { name: 'dark-rtl-es', theme: 'dark', dir: 'rtl', language: 'es', width: 360 },
] as const;
type Look = Pick<(typeof LOOKS)[number] | (typeof STATE_LOOKS)[number], 'theme' | 'dir' | 'language'>;

/** What one asks for by SCREENS, LOOKS or WIDTHS, each a list with commas; a screen by how its name begins. */
const asked = (list: string, name: string) =>
  (process.env[list] ?? '').split(',').some((each) => name.startsWith(each));
const WIDTHS = [1440, 768, 360].filter((width) => asked('WIDTHS', `${width}`));
const HEIGHT = 900;
const PARTS_MS = 300; // parts of other apps come after the page they stand on
const screens = SCREENS.filter(({ name }) => asked('SCREENS', name));

const expect = base.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 900_000 });
test.use({ actionTimeout: 15_000 });
for (const look of LOOKS.filter(({ name }) => asked('LOOKS', name))) {
  for (const role of [undefined, 'superadmin', 'admin', 'manager', 'cashier']) {
    const seen = screens.filter((screen) => screen.role === role);
    if (seen.length === 0) continue;
    test(`every screen of ${role ?? 'nobody'}, ${look.name} @screenshots`, async ({ page, product, as }) => {
      if (role) await as(role);
      await wear(page, product.url, look);
      for (const screen of seen) await draw(page, screen, look.name);
    });
  }
}

for (const { width, ...look } of STATE_LOOKS) {
  for (const state of STATES) {
    const seen = screens.filter(({ reads, role }) => reads && role === 'admin');
    if (seen.length === 0 || !asked('LOOKS', look.name)) continue;
    test(`every screen that is ${state}, ${look.name} @screenshots`, async ({ page, product, as }) => {
      await as('admin');
      await page.goto('/');
      await wear(page, product.url, look);
      await page.setViewportSize({ width, height: HEIGHT });
      await page.clock.install();
      await answerAs(page, state);
      for (const screen of seen)
        await drawState(page, screen, `${state}-${width}-${look.name}`, SECONDS[state]);
    });
  }
}

/** Chooses a look in the page's own settings, as a person would have. */
async function wear(page: Page, url: string, look: Look): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page of a maintenance leaves by itself when there is none.
  await page.route('**/api/v1/public/maintenance', (route) =>
    route.fulfill({ json: { data: { closed: true } } }),
  );
  await page.context().addCookies([
    { name: 'vite-ui-theme', value: look.theme, url },
    { name: 'dir', value: look.dir, url },
  ]);
  await page.goto('/500');
  await page.evaluate((language) => localStorage.setItem('vite-ui-language', language), look.language);
}

async function draw(page: Page, screen: Screen, look: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto(screen.path);
  await still(page);
  if (screen.act) await screen.act(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await still(page);
    await shoot(page, `${screen.name}-${width}-${look}`);
  }
}

/** Seconds of the page's own clock: its delays pass, and where a read failed, its retries come to their end. */
const SECONDS = { empty: 3, loading: 3, error: 16, forbidden: 6 };
const ANSWER_MS = 150; // what a second of the page leaves the host to answer in

async function drawState(page: Page, screen: Screen, variant: string, seconds: number): Promise<void> {
  await page.goto(screen.path);
  await expect(heading(page)).toBeAttached();
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(ANSWER_MS);
  }
  await shoot(page, `${screen.name}-${variant}`);
}

/** Waits until what the screen is about stands there, in its own letters. */
async function still(page: Page): Promise<void> {
  await expect(heading(page)).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByTestId('navigation-progress')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(PARTS_MS);
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), fullPage: true, animations: 'disabled' });
}
