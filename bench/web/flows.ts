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
  shifts: Shifted[];
}

/** How far a page shifted in its worst run, and the address it had at the largest single shift of that run. */
export interface Shifted {
  worst: number;
  where: string;
  /** What moved then, from where to where. */
  moved: string[];
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
  where?: string;
  moved?: string[];
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
function shifted(told: Told[]): Shifted[] {
  const pages = new Map<string, Told[]>();
  for (const one of told) {
    if (!pages.has(one.page)) pages.set(one.page, []);
    if (one.shift) pages.get(one.page)?.push(one);
  }
  return [...pages.values()].map(worstRun).sort((a, b) => a.worst - b.worst);
}

function worstRun(shifts: Told[]): Shifted {
  let worst: Told[] = [];
  let run: Told[] = [];
  for (const one of shifts) {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && (one.at - last.at > 1000 || one.at - first.at > 5000)) run = [];
    run = [...run, one];
    if (sum(run) > sum(worst)) worst = run;
  }
  const largest = worst.reduce<Told | undefined>((most, one) => ((one.shift ?? 0) > (most?.shift ?? 0) ? one : most), undefined);
  return { worst: sum(worst), where: largest?.where ?? '', moved: largest?.moved ?? [] };
}

function sum(run: Told[]): number {
  return run.reduce((total, { shift = 0 }) => total + shift, 0);
}
