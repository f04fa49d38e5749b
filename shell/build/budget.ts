/**
 * Holds the sizes of the built interface to the budget.json beside this file, what a page loads first, and to that of each
 * remote, what it adds, in bytes of brotli. Run after a build; `--write` puts the sizes of this build there on purpose.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const GROWTH = 1.03;
const UNKNOWN_MAX = 60 * 1024; // a remote nobody has measured yet may open a screen with so much

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILT = path.join(ROOT, 'bin/ui');

/** What is loaded together, by the names of its chunks. */
const PAGES: Record<string, string[]> = {
  'page: sign-in': ['ahead', 'shell', 'base', 'guest'],
  'page: home': ['ahead', 'shell', 'base', 'member', 'home'],
  'page: a list': ['ahead', 'shell', 'base', 'member', 'federation', 'list'],
};

const CHUNKS = [
  'ahead',
  'shell',
  'base',
  'guest',
  'member',
  'home',
  'federation',
  'list',
  'menu',
  'panel',
  'form',
  'proof',
];

type Sizes = Record<string, number>;

/** The sizes of this build, by the budget that bounds them. */
function measure(): Record<string, Sizes> {
  const remotes = readdirSync(path.join(BUILT, 'remotes'));
  const adds = remotes.map((name) => [path.join(ROOT, 'remotes', name, 'budget.json'), remote(name)]);
  return { [path.join(import.meta.dirname, 'budget.json')]: frame(), ...Object.fromEntries(adds) };
}

function frame(): Sizes {
  const shell = sizesIn(path.join(BUILT, 'shell'));
  const sum = (chunks: string[]) =>
    chunks.reduce((total, chunk) => total + (shell[chunk] ?? missing(chunk)), 0);
  const pages = Object.entries(PAGES).map(([page, chunks]) => [page, sum(chunks)]);
  const chunks = CHUNKS.map((chunk) => [`chunk: ${chunk}`, sum([chunk])]);
  return Object.fromEntries([...pages, ...chunks]);
}

/** What opening a remote costs before its page, and its largest chunk. */
function remote(name: string): Sizes {
  const {
    remoteEntry = 0,
    __federation_expose_module: exposed = 0,
    ...chunks
  } = sizesIn(path.join(BUILT, 'remotes', name));
  return { entry: remoteEntry + exposed, 'largest chunk': Math.max(0, ...Object.values(chunks)) };
}

/** Sizes of scripts and styles by the chunk's name. */
function sizesIn(folder: string): Sizes {
  const sizes: Sizes = {};
  for (const file of readdirSync(folder)) {
    const [name] = /^(.+)\.[0-9a-f]{8}\.(js|css)\.br$/.exec(file)?.slice(1) ?? [];
    if (name) sizes[name] = (sizes[name] ?? 0) + statSync(path.join(folder, file)).size;
  }
  return sizes;
}

function missing(chunk: string): never {
  throw new Error(
    `The build has no chunk named ${chunk}: run make ui, or change shell/build/budget.ts with it`,
  );
}

function check(file: string, sizes: Sizes): string[] {
  const budget: Sizes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.entries(sizes).flatMap(([name, size]) => {
    const allowed = (budget[name] ?? UNKNOWN_MAX / GROWTH) * GROWTH;
    if (size <= allowed) return [];
    const share = budget[name] ? ` (+${((size / budget[name] - 1) * 100).toFixed(1)} %)` : '';
    return [`${path.relative(ROOT, file)}: ${name}: ${size} bytes${share}, allowed ${Math.floor(allowed)}`];
  });
}

const sizes = measure();
if (process.argv.includes('--write')) {
  for (const [file, of] of Object.entries(sizes)) writeFileSync(file, `${JSON.stringify(of, null, 2)}\n`);
} else {
  const grown = Object.entries(sizes).flatMap(([file, of]) => check(file, of));
  if (grown.length > 0) {
    process.stderr.write(`The interface grew by more than 3 %:\n  ${grown.join('\n  ')}\n`);
    process.stderr.write('Make it smaller, or accept the sizes with `make budget`.\n');
    process.exitCode = 1;
  }
}
