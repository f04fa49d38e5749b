import path from 'node:path';
import type { Page } from '@playwright/test';
import { heading } from './harness/everyScreen';
import { expect, test } from './harness/test';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');

const PARTS_MS = 1_000; // parts of other apps come after the page they stand on

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1280, height: 800 } });

/** What the README shows, as a first visit to the demo meets it. */
test('the pictures of the README @pictures', async ({ page, as }) => {
  await as('manager');
  await page.goto('/');
  await draw(page, 'home');
  await page.goto('/debtors?status=plan&sort=-dpd');
  await page.locator('[data-row="0"]').getByRole('link').first().click();
  await page.waitForURL(/\/debtors\/[0-9a-f-]+/);
  await openLedger(page);
  await draw(page, 'debtor');
  await page.goto('/tasks?view=board');
  await draw(page, 'board');
});

/** Opens the movements of the debt that the demo's people have worked on. */
async function openLedger(page: Page): Promise<void> {
  const refs = page.getByText(/^[A-Z]{3}-\d+\/\d$/);
  await refs.first().waitFor();
  const worked = (await refs.allTextContents()).findIndex((ref) => ref.endsWith('/1'));
  await page
    .getByRole('button', { name: /^Movimientos de/ })
    .nth(worked)
    .click();
  await page.getByRole('table', { name: 'Movimientos', exact: true }).waitFor();
}

async function draw(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForTimeout(PARTS_MS);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' });
}
