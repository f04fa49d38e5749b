/**
 * Measures the public pages of a help portal: how long the server takes, and when they are there to be read on a slow network.
 *
 * Run from the repository's root after `make build`: go run ./bench --only portal
 */
import { Agent, get } from 'node:http';
import { chromium } from '@playwright/test';
import { launching } from '../../shell/e2e/harness/chromium.ts';
import { askApi, signInByApi } from '../../shell/e2e/harness/person.ts';
import { Product } from '../../shell/e2e/harness/product.ts';
import { type Ask, largestPaint, openPortal } from '../../shell/e2e/harness/publicPortal.ts';

const ROUNDS = 2000;
const PAINTS = 20;
const PATHS = ['/es', '/es/c/rights', '/es/a/mis-derechos-en-uruguay', '/en/a/how-to-pay'];

const product = await Product.start({ RECOBRO_ADDRESS_RATE: '0' });
const browser = await chromium.launch(launching());
const connection = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const office = await browser.newContext({ baseURL: product.url });
  await signInByApi(office.request, product.url, await product.credentials('admin'));
  const ask: Ask = (method, path, body) => askApi(office.request, product.url, method, path, body);
  const address = await openPortal(ask, 'Deudores', ['Mis derechos en Uruguay', 'Cómo pagar', 'How to pay']);
  process.stdout.write('| work | measured | limit | |\n| --- | --- | --- | --- |\n');
  const kept: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) kept.push(await taken(address + PATHS[n % PATHS.length]));
  row(`public page, server time p95 of ${kept.length}, as it is kept`, at(kept, 0.95), 5);
  row(`public page, server time p95 of ${ROUNDS / 4}, made anew after each change`, at(await anew(ask, address), 0.95), 5);
  const paints: number[] = [];
  for (let n = 0; n < PAINTS; n += 1) paints.push(await paintOf(address + PATHS[2]));
  row(
    `public page, largest contentful paint on Slow 4G, p75 of ${PAINTS} as Web Vitals has it (p50 ${at(paints, 0.5).toFixed(0)} ms)`,
    at(paints, 0.75),
    1200,
  );
} finally {
  await browser.close();
  await product.stop();
}

/** Pages that nobody has asked for since what they show became another. */
async function anew(ask: Ask, address: string): Promise<number[]> {
  const portals = await ask<{ id: string; address: string }[]>('GET', '/api/v1/help-portals');
  const portal = portals.find((one) => one.address === address);
  const times: number[] = [];
  for (let n = 0; n < ROUNDS / 4; n += 1) {
    if (n % PATHS.length === 0) {
      const titles = { es: `Ayuda ${n}` };
      await ask('PATCH', `/api/v1/help-portals/${portal?.id}`, { titles });
    }
    times.push(await taken(address + PATHS[n % PATHS.length]));
  }
  return times;
}

/** From the request to the last byte of the answer, on a connection that is there. */
function taken(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(product.url + path, { agent: connection, headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.on('end', () => resolve(performance.now() - began)).resume();
    }).on('error', reject);
  });
}

async function paintOf(path: string): Promise<number> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'es-UY' });
  const paint = await largestPaint(await context.newPage(), path);
  await context.close();
  return paint;
}

function at(times: number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

function row(work: string, measured: number, limit: number): void {
  const told = measured <= limit ? 'met' : '**missed**';
  process.stdout.write(`| ${work} | ${measured.toFixed(1)} ms | ≤ ${limit} ms | ${told} |\n`);
}
