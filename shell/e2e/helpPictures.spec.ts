import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { heading } from './harness/everyScreen';
import { SCREENS } from './harness/screens';
import { expect, test } from './harness/test';

const REMOTES = path.resolve(import.meta.dirname, '../../remotes');
const LANGUAGES = ['es', 'en', 'pt'];
/** What articles show: the screen, and the remote and the article that its picture stands with. */
const SHOWN = [
  { screen: 'chats-one', remote: 'chats', article: 'conversation' },
  { screen: '/settings/inboxes', remote: 'chats', article: 'inboxes' },
  { screen: '/calls', remote: 'calls', article: 'calls' },
  { screen: 'debtors-one', remote: 'portfolios', article: 'debtor' },
  { screen: 'promises-calendar', remote: 'portfolios', article: 'promises' },
  { screen: '/payments', remote: 'portfolios', article: 'payments' },
  { screen: 'tasks-board', remote: 'tasks', article: 'tasks' },
  { screen: '/help-center', remote: 'helpcenter', article: 'reading' },
];
const PARTS_MS = 1_000; // parts of other apps come after the page they stand on
const MOST_BYTES = 60_000;

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1080, height: 680 } });
for (const language of LANGUAGES) {
  test(`the pictures of the help in ${language} @help`, async ({ page, as }) => {
    await as('admin');
    await page.goto('/500');
    await page.evaluate((chosen) => localStorage.setItem('vite-ui-language', chosen), language);
    for (const { screen, remote, article } of SHOWN) {
      const known = SCREENS.find(({ name }) => name === screen);
      await page.goto(known?.path ?? screen);
      await expect(heading(page)).toBeVisible();
      await known?.act?.(page);
      const folder = path.join(REMOTES, remote, 'public/help');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${article}.${language}.webp`), await draw(page));
    }
  });
}

/** A small picture of what is seen. */
async function draw(page: Page): Promise<Buffer> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForTimeout(PARTS_MS);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  const picture = Buffer.from(data, 'base64');
  expect(picture.length).toBeLessThan(MOST_BYTES);
  return picture;
}
