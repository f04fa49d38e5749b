import { defineConfig } from '@playwright/test';
import { launching } from './e2e/harness/chromium';

/** What starts more than the product and a browser is a job of its own. */
const JOBS = { developer: '**/developer.spec.ts', foreign: '**/foreign.spec.ts' };

export default defineConfig({
  testDir: './e2e',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results/browser',
  // A test that fails is tried once more for its trace alone: one that then passes has changed its mind, which fails too.
  retries: 1,
  failOnFlakyTests: true,
  ...(process.env.SCREENSHOTS ? {} : { grepInvert: /@screenshots|@pictures|@help/ }),
  projects: [
    ...Object.entries(JOBS).map(([name, testMatch]) => ({ name, testMatch })),
    { name: 'product', testMatch: '**/*.spec.ts', testIgnore: Object.values(JOBS) },
  ],
  use: {
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' }, // drawing what moves takes longer than all else on a small machine
    trace: 'on-first-retry',
    launchOptions: launching(),
  },
});
