/**
 * Measures the interface in a browser, beside satnaing/shadcn-admin when a checkout of it is given.
 *
 * Run from the repository's root after `make build`: go run ./bench --only web [--peer PATH] [--parts pages,…]
 */
import { parseArgs } from 'node:util';
import { Product } from '../../shell/e2e/harness/product.ts';
import { scrolling, secondModule } from './alone.ts';
import { type Cookies, type Load, launch, load, open } from './browser.ts';
import { flows } from './flows.ts';
import { PEER_PAGES, Peer } from './peer.ts';

const PAGES = {
  signIn: { path: '/sign-in', shown: 'input[type=password]' },
  home: { path: '/', shown: 'main tbody tr, main [role=row]' },
  table: { path: '/debtors', shown: 'main [data-row]' },
};
type PageName = keyof typeof PAGES;
const TITLES: Record<PageName, string> = { signIn: 'sign-in', home: 'home', table: 'table page' };

/** The most that ours may be of the peer's. */
const TARGETS: Record<keyof typeof WORK, Partial<Record<PageName, number>>> = {
  bytes: { signIn: 1, home: 0.8, table: 0.65 },
  paint: { signIn: 1, home: 0.8, table: 0.85 },
  blocking: { home: 0.4, table: 0.4 },
  afterPaint: {},
};

const WORK = {
  bytes: { title: 'scripts and styles, brotli', unit: 'KiB', scale: 1 / 1024 },
  paint: { title: 'largest contentful paint', unit: 'ms', scale: 1 },
  blocking: { title: 'blocking time of the whole load', unit: 'ms', scale: 1 },
  afterPaint: { title: 'blocking time after the first paint', unit: 'ms', scale: 1 },
};

const ALL_FLOWS = ['--grep-invert', 'accessible|three languages'];

const { values: options } = parseArgs({
  options: {
    peer: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    parts: { type: 'string', default: 'pages,alone,flows' },
    flows: { type: 'string', default: '' },
  },
});

const line = (...cells: string[]) => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const judge = (met: boolean) => (met ? 'met' : 'missed');
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const parts = new Set(options.parts.split(','));

line('work', 'measured', 'limit', '');
line('---', '---', '---', '---');
const product = await Product.start();
const browser = await launch();
const peer = options.peer ? await Peer.start(options.peer) : undefined;
try {
  const cookies = await signIn();
  if (parts.has('pages')) await pages(cookies);
  if (parts.has('alone')) await alone(cookies);
} finally {
  peer?.stop();
  await browser.close();
  await product.stop();
}
if (parts.has('flows')) told();

async function signIn(): Promise<Cookies> {
  const page = await open(browser);
  await page.goto(`${product.url}/sign-in`);
  const { login, password } = await product.credentials('admin');
  await page.getByLabel('Correo electrónico').fill(login);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('navigation', { name: 'Navegación principal' }).waitFor();
  const cookies = await page.context().cookies();
  await page.context().close();
  return cookies;
}

/** Ours and the peer's by turns, so that whatever else the machine does falls on both. */
async function pages(cookies: Cookies): Promise<void> {
  for (const page of Object.keys(PAGES) as PageName[]) {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      const { path, shown } = PAGES[page];
      ours.push(await load(browser, product.url + path, shown, page === 'signIn' ? [] : cookies));
      const theirPage = PEER_PAGES[page];
      if (peer) theirs.push(await load(browser, peer.url + theirPage.path, theirPage.shown, []));
    }
    for (const kind of Object.keys(WORK) as (keyof typeof WORK)[]) compare(page, kind, ours, theirs);
    const shift = median(ours.map((one) => one.shift));
    line(`${TITLES[page]}: layout shift of its load`, shift.toFixed(3), '≤ 0.02', judge(shift <= 0.02));
  }
}

function compare(page: PageName, kind: keyof typeof WORK, ours: Load[], theirs: Load[]): void {
  const { title, unit, scale } = WORK[kind];
  const limit = TARGETS[kind][page];
  const said = (loads: Load[]) => (median(loads.map((one) => one[kind])) * scale).toFixed(0);
  const work = `${TITLES[page]}: ${title}`;
  const target = limit === undefined ? '–' : `≤ ${limit}`;
  if (theirs.length === 0) return line(`${work} (${said(ours)} ${unit})`, '–', target, 'skipped: no --peer');
  const ratio = median(ours.map((one) => one[kind])) / median(theirs.map((one) => one[kind]));
  const against = `${said(ours)} against ${said(theirs)} ${unit}`;
  const told = Number.isFinite(ratio) ? ratio.toFixed(2) : '–'; // the peer has none to be measured by
  line(`${work} (${against})`, told, target, limit === undefined ? '' : judge(ratio <= limit));
}

async function alone(cookies: Cookies): Promise<void> {
  const second = (await secondModule(browser, product.url, cookies)) / 1024;
  line("a second module's screen: all it fetches", `${second.toFixed(0)} KiB`, '≤ 60 KiB', judge(second <= 60));
  const runs: number[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    runs.push(await scrolling(browser, product.url, cookies));
  }
  const frames = median(runs);
  line('a table of 10,000 rows scrolled by the wheel, 4,000 px a second', `${frames.toFixed(0)} frames/s`, '≥ 55', judge(frames >= 55));
}

function told(): void {
  const { interactions, shifts } = flows(options.flows ? options.flows.split(',') : ALL_FLOWS);
  const at = (share: number) => interactions[Math.ceil(interactions.length * share) - 1] ?? 0;
  line(
    `interaction to next paint over the browser tests: p98 of ${interactions.length} (p50 ${at(0.5).toFixed(0)} ms)`,
    `${at(0.98).toFixed(0)} ms`,
    '≤ 100 ms',
    judge(at(0.98) <= 100),
  );
  const { worst = 0, where = '' } = shifts.at(-1) ?? {};
  line(
    `layout shift over the browser tests: the worst of ${shifts.length} pages${worst > 0 ? `, on ${where}` : ''}`,
    worst.toFixed(3),
    '≤ 0.02',
    judge(worst <= 0.02),
  );
  for (const far of shifts.filter((one) => one.worst > 0.02)) console.error(far);
}
