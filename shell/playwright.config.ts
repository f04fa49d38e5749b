import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM ?? CHROMIUMS.find((candidate) => existsSync(candidate));

/** Quiet: a browser of a distribution otherwise calls home at every start. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  ...(process.env.SCREENSHOTS ? {} : { grepInvert: /@screenshots/ }),
  use: {
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
});
