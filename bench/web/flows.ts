import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SHELL = path.resolve(import.meta.dirname, '../../shell');

/** What people's actions and the pages themselves did while the browser tests ran, unthrottled. */
export interface Flows {
  /** How long each interaction took until the next paint, ms, shortest first. */
  interactions: number[];
  /** Cumulative layout shift of each page, least first. */
  shifts: number[];
}

/**
 * Runs browser tests (all but the walks through every screen) and reads what their pages told. Without traces, which copy
 * the whole page at every action.
 */
export function flows(specs: string[]): Flows {
  const folder = mkdtempSync(path.join(tmpdir(), 'recobro-flows-'));
  const file = path.join(folder, 'told.jsonl');
  const playwright = path.resolve(SHELL, '../node_modules/.bin/playwright');
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--retries=1', '--trace=off', ...specs], {
    cwd: SHELL,
    env: { ...process.env, TELL_RESPONSES: file },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The browser tests failed: their figures would mean nothing');
  const told = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Told);
  rmSync(folder, { recursive: true });
  return { interactions: longest(told), shifts: shifted(told) };
}

interface Told {
  /** The page it was on. */
  page: string;
  /** An interaction, whose events come one by one. */
  interaction?: number;
  duration?: number;
  /** A layout shift that no input caused. */
  shift?: number;
  at: number;
}

/** Of each interaction the longest event. */
function longest(told: Told[]): number[] {
  const all = new Map<string, number>();
  for (const { page, interaction, duration = 0 } of told) {
    if (!interaction) continue;
    const key = `${page} ${interaction}`;
    all.set(key, Math.max(all.get(key) ?? 0, duration));
  }
  return [...all.values()].sort((a, b) => a - b);
}

/** Of each page the worst run of shifts less than a second apart, five seconds at most. */
function shifted(told: Told[]): number[] {
  const runs = new Map<string, { worst: number; sum: number; first: number; last: number }>();
  for (const { page, shift, at } of told) {
    const run = runs.get(page) ?? { worst: 0, sum: 0, first: at, last: at };
    if (at - run.last > 1000 || at - run.first > 5000) Object.assign(run, { sum: 0, first: at });
    Object.assign(run, { sum: run.sum + (shift ?? 0), last: at });
    run.worst = Math.max(run.worst, run.sum);
    runs.set(page, run);
  }
  return [...runs.values()].map(({ worst }) => worst).sort((a, b) => a - b);
}
