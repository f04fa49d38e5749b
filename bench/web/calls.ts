/**
 * Measures the telephone in a browser, with a real one at the other end, and the live board beside two hundred people.
 *
 * Run from the repository's root after `make build`: go run ./bench --only telephone,board
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launching } from '../../shell/e2e/harness/chromium.ts';
import { askApi, signInByApi } from '../../shell/e2e/harness/person.ts';
import { freeAddress, Product } from '../../shell/e2e/harness/product.ts';
import { speechOf, writeWav } from '../../shell/e2e/harness/speech.ts';
import { Telephone } from '../../shell/e2e/harness/telephone.ts';
import { board } from './board.ts';
import { type Desk, telephone } from './telephone.ts';

const { values: options } = parseArgs({
  options: { parts: { type: 'string', default: 'telephone,board' }, rounds: { type: 'string', default: '40' } },
});
const rounds = Number(options.rounds);
const sip = await freeAddress();
const product = await Product.start({ RECOBRO_CALLS_SIP_LISTEN: `["udp://${sip}"]` });
const browser = await chromium.launch(
  launching(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ),
);
let phone: Telephone | undefined;
try {
  const desk = await prepared();
  process.stdout.write('| work | measured | limit | |\n| --- | --- | --- | --- |\n');
  if (options.parts.includes('telephone')) await telephone(desk);
  if (options.parts.includes('board')) await board(desk);
} finally {
  await phone?.stop();
  await browser.close();
  await product.stop();
}

/** A way to a telephone, a debtor who may be called so often, and those who work. */
async function prepared(): Promise<Desk> {
  const speech = path.join(mkdtempSync(path.join(tmpdir(), 'recobro-bench-')), 'speech.wav');
  await writeWav(speech, speechOf(2, 600));
  const as = async (role: string) => {
    const context = await browser.newContext({ locale: 'es-UY', baseURL: product.url, permissions: ['microphone'] });
    await signInByApi(context.request, product.url, await product.credentials(role));
    const ask = <T>(method: string, address: string, body?: object): Promise<T> =>
      askApi(context.request, product.url, method, address, body);
    return { context, ask };
  };
  const [cashier, manager, admin] = [await as('cashier'), await as('manager'), await as('admin')];
  const [debtor] = await cashier.ask<{ id: string }[]>(
    'GET',
    '/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress&pageSize=1',
  );
  if (!debtor) throw new Error('The demo has no debtor to be called');
  const reason = 'Medida de la línea';
  for (let n = 0; n < rounds; n += 1)
    await manager.ask('POST', '/api/v1/contacts/overrides', { debtor_id: debtor.id, channel: 'call', reason });
  const phones = await admin.ask<{ e164: string }[]>('GET', `/api/v1/deudores/${debtor.id}/phones`);
  const numbers = ['+59899000001', ...phones.map(({ e164 }) => e164)];
  phone = await Telephone.start({ speaks: speech, numbers, manual: true });
  const trunk = await admin.ask<{ id: string }>('POST', '/api/v1/trunks', {
    name: 'Central',
    host: '127.0.0.1',
    port: phone.port,
    keepalive_seconds: 0,
    most_per_second: 0, // a quick machine makes more than people do
  });
  await admin.ask('POST', '/api/v1/numbers', { number: '+59829001234', name: 'Cobranzas', trunk_id: trunk.id });
  return { product, sip, phone, debtorId: debtor.id, cashier, manager, rounds };
}
