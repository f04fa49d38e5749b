import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const SIZES = { 1440: { width: 1440, height: 900 }, 360: { width: 360, height: 740 } };
const LOOKS = [
  { name: 'light-es', theme: 'light', dir: 'ltr', language: 'es' },
  { name: 'dark-es', theme: 'dark', dir: 'ltr', language: 'es' },
  { name: 'rtl-es', theme: 'light', dir: 'rtl', language: 'es' },
  { name: 'light-en', theme: 'light', dir: 'ltr', language: 'en' },
  { name: 'light-pt', theme: 'light', dir: 'ltr', language: 'pt' },
];
const PUBLIC = ['/sign-in', '/otp?interaction=x', '/forgot-password', '/sign-up?invitation=x', '/500'];
const SIGNED_IN = [
  '/',
  '/apps',
  '/settings',
  '/settings/appearance',
  '/settings/display',
  '/settings/security',
  '/portfolios',
  '/debtors',
  '/no-such-page',
];

test('every screen before sign-in @screenshots', async ({ page, product }) => {
  test.setTimeout(600_000);
  await drawAll(page, product.url, PUBLIC);
});

test('every screen behind sign-in @screenshots', async ({ page, product, as }) => {
  test.setTimeout(900_000);
  await as('admin');
  await drawAll(page, product.url, SIGNED_IN);
});

async function drawAll(page: Page, url: string, screens: string[]): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, url, look);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const screen of screens) await draw(page, screen, `${size}-${look.name}`);
    }
  }
}

/** Chooses a look in the page's own settings, as a person would have. */
async function wear(page: Page, url: string, look: (typeof LOOKS)[number]): Promise<void> {
  await page.context().addCookies([
    { name: 'vite-ui-theme', value: look.theme, url },
    { name: 'dir', value: look.dir, url },
  ]);
  await page.goto('/500');
  await page.evaluate((language) => localStorage.setItem('vite-ui-language', language), look.language);
}

async function draw(page: Page, screen: string, variant: string): Promise<void> {
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const name = screen.replace(/\?.*/, '').replaceAll('/', '-').replace(/^-/, '') || 'home';
  await page.screenshot({ path: path.join(FOLDER, `${name}-${variant}.png`) });
}
