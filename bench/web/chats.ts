/**
 * Measures the inbox where people sit before it: from a message that a debtor sends to the screens of two thousand people who are
 * signed in, and from a key to the thread that it opens.
 *
 * Run from the repository's root after `make build`: go run ./bench --only desk
 */
import { spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launching } from '../../shell/e2e/harness/chromium.ts';
import { askApi, signInByApi } from '../../shell/e2e/harness/person.ts';
import { BINARY, Product } from '../../shell/e2e/harness/product.ts';

const PEOPLE = Number(process.env.PEOPLE ?? 2000);
/** Streams that one person may have open; each stands for one of the people. */
const STREAMS = 20;
/** Those who write, and how many messages each may send at once. */
const VISITORS = 12;
const EACH = 8;
/** The first messages, which find nobody awake yet, are not counted. */
const FIRST = 6;
const OPENINGS = Number(process.env.OPENINGS ?? 120);
/** Between one opening and the next, ms: somebody reads as fast as they can. */
const PACE_MS = 400;

const RATES = { RECOBRO_ADDRESS_RATE: '0', RECOBRO_USER_RATE: '0', RECOBRO_TENANT_RATE: '0' };
const product = await Product.start(RATES);
const browser = await chromium.launch(launching());
try {
  const office = await browser.newContext({ baseURL: product.url, locale: 'es-UY', viewport: { width: 1440, height: 900 } });
  await signInByApi(office.request, product.url, await product.credentials('admin'));
  process.stdout.write('| work | measured | limit | |\n| --- | --- | --- | --- |\n');
  await openings(office);
  await screens(office);
} finally {
  await browser.close();
  await product.stop();
}

/** From a key to the thread, drawn: along the list at a reader's pace. */
async function openings(office: BrowserContext): Promise<void> {
  const page = await office.newPage();
  await page.goto('/chats');
  await page.locator('[data-conversation]').nth(3).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.locator('[data-thread]').waitFor();
  const times: number[] = [];
  for (let n = 0; n < OPENINGS; n += 1) times.push(await opened(page, n % 12 < 6 ? 'j' : 'k'));
  row(`opening a conversation, key to drawn thread, p95 of ${OPENINGS} (p50 ${at(times, 0.5).toFixed(0)} ms)`, at(times, 0.95), 100);
  await page.close();
}

/** How long the page took from a key to a frame in which another thread stands, with what was written in it. */
async function opened(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('[data-thread]')?.getAttribute('data-thread');
    const drawn = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => {
        const look = () => {
          const log = document.querySelector('[data-thread]');
          const other = log && log.getAttribute('data-thread') !== before && log.getAttribute('aria-busy') !== 'true';
          requestAnimationFrame((now) => (other ? resolve(now - timeStamp) : look()));
        };
        look();
      }, { once: true, capture: true });
    });
    Object.assign(globalThis, { drawn });
  });
  await page.keyboard.press(key);
  const taken = await page.evaluate(() => (globalThis as unknown as { drawn: Promise<number> }).drawn);
  await page.waitForTimeout(PACE_MS);
  return taken;
}

interface Visit {
  key: string;
  token: string;
}

/** From a message that a visitor of the creditor's page sends to the screens of all. */
async function screens(office: BrowserContext): Promise<void> {
  const ask = <T>(method: string, path: string, body?: object) => askApi<T>(office.request, product.url, method, path, body);
  const { inbox } = await ask<{ inbox: { id: string } }>('POST', '/api/v1/inboxes', {
    name: 'Página',
    channel: 'widget',
    settings: { origins: 'https://creditor.example', color: '#123456' },
  });
  const { key } = await ask<{ key: string }>('GET', `/api/v1/inboxes/${inbox.id}/widget`);
  const writers: Visit[] = [];
  for (let n = 0; n < VISITORS; n += 1) {
    const { token } = await visits<{ token: string }>(`/${key}/visits`, {});
    writers.push({ key, token });
    await say({ key, token }, 'Hola');
  }
  const page = await office.newPage();
  await page.goto(`/chats?inbox=${inbox.id}`);
  await page.locator('[data-conversation]').nth(VISITORS - 1).waitFor();
  const crowd = await listen(PEOPLE - 1);
  const heard: number[] = [];
  const drawn: number[] = [];
  for (let n = 0; n < VISITORS * EACH; n += 1) {
    const text = `Mensaje ${n} de quien debe`;
    const [sent, all, seen] = await told(writers[n % VISITORS] as Visit, text, crowd, page);
    if (n < FIRST) continue;
    heard.push(...all.map((each) => each - sent));
    drawn.push(seen - sent);
  }
  row(
    `a message sent → heard by each of ${PEOPLE - 1} streams, ${VISITORS * EACH - FIRST} messages, p99 (p50 ${at(heard, 0.5).toFixed(0)} ms)`,
    at(heard, 0.99),
    150,
  );
  row(`the same, drawn on a screen beside them, p99 (p50 ${at(drawn, 0.5).toFixed(0)} ms)`, at(drawn, 0.99), 150);
  for (const leave of crowd.streams) leave();
}

async function told(visit: Visit, text: string, crowd: Crowd, page: Page): Promise<[number, number[], number]> {
  const all = crowd.hear(text);
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const there = [...document.querySelectorAll('[data-conversation]')].some((one) => one.textContent?.includes(wanted));
          requestAnimationFrame((now) => (there ? resolve(performance.timeOrigin + now) : look()));
        };
        look();
      }),
    text,
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const sent = performance.timeOrigin + performance.now();
  await say(visit, text);
  return [sent, await all, await seen];
}

interface Crowd {
  streams: (() => void)[];
  /** When each of them heard of a text. */
  hear: (text: string) => Promise<number[]>;
}

/** So many people at their screens, as many to a key as a person may have. */
async function listen(people: number): Promise<Crowd> {
  let wanted = '';
  let times: number[] = [];
  let done: (all: number[]) => void = () => {};
  const onText = (text: Buffer) => {
    if (!wanted || !text.includes('message.shown') || !text.includes(wanted)) return;
    times.push(performance.timeOrigin + performance.now());
    if (times.length === people) done(times);
  };
  const streams: (() => void)[] = [];
  for (let n = 0; n < people; n += STREAMS) {
    const key = keyOf(n);
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${1 + n / STREAMS}` }); // a machine of their own
    const some = Array.from({ length: Math.min(STREAMS, people - n) }, () => open(agent, key, onText));
    streams.push(...(await Promise.all(some)));
  }
  const hear = (text: string) =>
    new Promise<number[]>((resolve) => {
      [wanted, times, done] = [text, [], resolve];
    });
  return { streams, hear };
}

function keyOf(n: number): string {
  const words = ['apikey', 'create', '--tenant', 'rioplatense', '--role', 'manager', '--name', `bench ${n}`, '--data', product.dir];
  const { stdout, stderr, status } = spawnSync(BINARY, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function open(agent: Agent, key: string, onText: (text: Buffer) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${key}` };
    const request = get(`${product.url}/api/v1/live`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`live answered ${answer.statusCode}`));
      answer.on('data', onText);
      resolve(() => request.destroy());
    }).on('error', reject);
  });
}

function say({ key, token }: Visit, text: string): Promise<unknown> {
  return visits(`/${key}/messages`, { client_id: crypto.randomUUID(), text }, token);
}

async function visits<T>(path: string, body: object, token = ''): Promise<T> {
  const answer = await fetch(`${product.url}/api/v1/chats/widget${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const text = await answer.text();
  return (text ? JSON.parse(text).data : undefined) as T;
}

function at(times: number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
}

function row(work: string, measured: number, limit: number): void {
  const verdict = measured <= limit ? 'met' : '**missed**';
  process.stdout.write(`| ${work} | ${measured.toFixed(1)} ms | ≤ ${limit} ms | ${verdict} |\n`);
}
