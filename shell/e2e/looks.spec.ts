import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { everyScreen, go, heading } from './harness/everyScreen';
import { answerAs, STATES, type State } from './harness/screenStates';
import { SCREENS, type Screen } from './harness/screens';
import { expect, test } from './harness/test';

// Every state of every idiom in every look stands in the gallery: developer.spec.ts. Here each screen is looked at once, in
// the next state and the next look.
const LOOKS = [
  { theme: 'light', dir: 'ltr', width: 1440 },
  { theme: 'dark', dir: 'rtl', width: 360 },
  { theme: 'dark', dir: 'ltr', width: 1440 },
  { theme: 'light', dir: 'rtl', width: 360 },
] as const;

/** Screens are looked at in one browser, one after the other: what it has fetched and compiled once, it keeps. */
const inOneBrowser = test.extend<object, { kept: BrowserContext }>({
  kept: [
    async ({ browser, product }, use) => {
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'es-UY',
        timezoneId: 'America/Montevideo',
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ kept }, use) => {
    await kept.clearCookies();
    await use(kept);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

/** The state in which a screen is looked at; one that is acted on, or reads nothing, is as it is. */
function stateOf(screen: Screen, at: number): State | undefined {
  return screen.reads && !screen.act ? [...STATES, undefined][at % (STATES.length + 1)] : undefined;
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

/** Waits until nothing of a screen is on its way any more. What `answerAs` refuses is not tried again. */
async function arrived(page: Page, state?: State): Promise<void> {
  await expect(heading(page)).toBeAttached();
  if (state === 'loading') return;
  const told = state === 'error' || state === 'forbidden';
  const telling = told && !READS_NOTHING.test(new URL(page.url()).pathname) && TELLS[state];
  await expect(async () => {
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    if (telling) expect(await page.getByRole('main').getByText(telling).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
}

/** Screens that read nothing before something is done on them, and so have no other state. */
const READS_NOTHING = /^\/settings(\/(display|appearance))?$/;
const TELLS = { error: 'No se puede ahora', forbidden: 'No tiene permiso para ver esto' };

/** By how many px the page is wider than the window. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function look(page: Page, screen: Screen, state: State | undefined): Promise<void> {
  // The page of a maintenance leaves by itself when there is none.
  await page.route('**/api/v1/public/maintenance', (route) =>
    route.fulfill({ json: { data: { closed: true } } }),
  );
  if (state) await answerAs(page, state);
  await page.goto(screen.path);
  await arrived(page, state);
  if (screen.act) {
    await screen.act(page);
    await arrived(page);
    await page.mouse.move(0, 0); // where it rests on something, that tells its name
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }
  await expectAccessible(page, `${screen.name} ${state ?? ''}`);
  expect(await beyond(page), screen.name).toBeLessThanOrEqual(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

for (const [at, screen] of SCREENS.entries()) {
  const { theme, dir, width } = LOOKS[at % LOOKS.length] as (typeof LOOKS)[number];
  const state = stateOf(screen, Math.floor(at / LOOKS.length));
  inOneBrowser(
    `${screen.name} ${state ?? 'as it is'}, ${theme} ${dir} ${width}, is accessible, fits and breaks no security rule`,
    async ({ page, as, product }) => {
      const violations = watchPolicy(page);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.context().addCookies([{ name: 'dir', value: dir, url: product.url }]);
      if (screen.role) await as(screen.role);
      await look(page, screen, state);
      expect(violations).toEqual([]);
    },
  );
}

/** What stands out of the window without being in something that scrolls by itself. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement ? scrolls(element.parentElement) : false);
    return [...document.querySelectorAll('main :is(button, a, input), header :is(button, a)')]
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(each);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}

/** Targets under 24 px. Links within a line of text are exempt (SC 2.5.8), and so is what nobody sees. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, header a, aside nav a, select, [role=tab], [role=switch]')]
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 23.5 || box.height < 23.5))
      .filter(({ each }) => getComputedStyle(each).visibility === 'visible')
      .map(({ each, box }) => `${box.width}×${box.height} ${each.outerHTML.slice(0, 160)}`),
  );
}

test('at 200 % and in 320 px nothing is cut off, and every target is 24 px at any width', async ({
  page,
  as,
  ask,
}) => {
  test.slow(); // every screen, three times
  await as('admin');
  const screens = await everyScreen(ask);
  await page.goto('/no-such-page');
  for (const screen of screens) {
    await go(page, screen);
    await arrived(page);
    for (const [width, height] of [
      [1440, 900],
      [720, 450], // 1440 × 900 at 200 %
      [320, 256], // 1280 × 1024 at 400 %: SC 1.4.10
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        expect(await beyond(page), `${screen} at ${width} px`).toBeLessThanOrEqual(0);
        expect(await cutOff(page), `${screen} at ${width} px`).toEqual([]);
        expect(await tooSmall(page), `${screen} at ${width} px`).toEqual([]);
      }).toPass({ timeout: 5_000 }); // a page is drawn anew for its width
    }
  }
});

test('colours forced by the system and less motion leave the page usable', async ({ page, as }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' });
  await as('manager');
  await page.goto('/debtors');
  const row = page.locator('[data-row]').first();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await expect(row).not.toHaveCSS('border-bottom-width', '0px');
  await page.getByRole('button', { name: 'Tema' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const moving = await page.evaluate(() => {
    const lasts = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration ?? 0) > 50;
    return document.getAnimations().filter(lasts).length;
  });
  expect(moving).toBe(0);
});
