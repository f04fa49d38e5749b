import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

// The shell draws the same pages with half the processes.
const CHROMIUMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Quiet: a browser of a distribution otherwise calls home at every start. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the browser is started, with further arguments. */
export function launching(...more: readonly string[]): LaunchOptions {
  const executablePath = process.env.CHROMIUM ?? CHROMIUMS.find((candidate) => existsSync(candidate));
  return { args: [...ARGS, ...more], ...(executablePath ? { executablePath } : {}) };
}
