import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** Waits until the page stands still: no navigation under way, no toast about to fade, no transition that ends by itself. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByTestId('navigation-progress')).toHaveCount(0);
  await expect(page.locator('.fui-Toast')).toHaveCount(0, { timeout: 15_000 }); // what can be undone is told for ten seconds
  await page.evaluate(async () => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    for (;;) {
      const running = document.getAnimations().filter((each) => each.playState === 'running' && ends(each));
      if (running.length === 0) return;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

/** Axe finds nothing to object to once the page stands still; what it finds is told with its places. */
export async function expectAccessible(page: Page, what?: string, within?: string): Promise<void> {
  await settled(page);
  await expectAccessibleAsItIs(page, what, within);
}

/** The same of a page that is on its way, without waiting for anything. */
export async function expectAccessibleAsItIs(page: Page, what?: string, within = 'html'): Promise<void> {
  // In one go (legacy): a page has no frames of other origins, which the other mode opens a page of its own for.
  // Tabster's own focus guards, one pixel each, are hidden from axe as they are from people.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    // What stands side by side for comparison may have the same names.
    .disableRules(within === 'html' ? [] : ['landmark-unique'])
    .exclude('[data-tabster-dummy]')
    .analyze();
  expect(violations.flatMap(told), what ?? page.url()).toEqual([]);
}

function told({ id, help, nodes }: Violation): string[] {
  return nodes.map(
    ({ target, html, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${html}\n${failureSummary}`,
  );
}
