import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { press, tabTo, write } from './harness/keyboard';
import { speakInto } from './harness/microphone';
import { freeAddress, Product } from './harness/product';
import { RATE, speechOf, writeWav } from './harness/speech';
import type { Telephone } from './harness/telephone';
import { type As, type Ask, expect, test as ours } from './harness/test';
import { connectTelephone, OURS, WEBPHONE } from './harness/webphone';

const SPEECH = path.join(mkdtempSync(path.join(tmpdir(), 'recobro-day-')), 'theirs.wav');
const LIST = 'sort=-balance&currency=UYU&status=in_progress';
/** Debtors who are called, one after the other by the key that leads to the next. */
const CALLED = 8;

const test = ours.extend<object, { sip: string; product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter
  sip: [async ({}, use) => use(await freeAddress()), { scope: 'worker' }],
  product: [
    async ({ sip }, use) => {
      const product = await Product.start({ RECOBRO_CALLS_SIP_LISTEN: `["udp://${sip}"]` });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use(WEBPHONE);

let started: Telephone | undefined;
test.afterEach(() => started?.stop());
test.beforeAll(() => writeWav(SPEECH, speechOf(2, 120)));

interface Debtor {
  id: string;
  name: string;
  number: string;
}

/** Who is called, by the list's order, each allowed by hand: the law allows calls by day alone, a test runs at any hour. */
async function debtorsOf(ask: Ask, as: As): Promise<Debtor[]> {
  await as('cashier');
  const list = await ask<Debtor[]>('GET', `/api/v1/deudores?${LIST}&pageSize=${CALLED}`);
  await as('manager');
  const reason = 'Prueba de la línea, con su acuerdo';
  for (const { id } of list)
    await ask('POST', '/api/v1/contacts/overrides', { debtor_id: id, channel: 'call', reason });
  await as('admin');
  for (const one of list) {
    const [phone] = await ask<{ e164: string }[]>('GET', `/api/v1/deudores/${one.id}/phones`);
    one.number = phone?.e164 ?? '';
  }
  return list;
}

/** A collector at the keyboard: no test of theirs touches the mouse. */
class Collector {
  readonly telephone: Locator;
  constructor(
    private readonly page: Page,
    private readonly phone: Telephone,
  ) {
    // A panel that is open hides what is behind it from who cannot see it.
    this.telephone = page.getByRole('region', { name: 'Teléfono', includeHidden: true });
  }

  /** Calls the debtor of the page, whose telephone rings then. */
  async call(): Promise<void> {
    await press(this.page, this.page.getByRole('button', { name: /^Llamar al/ }).first());
    await this.phone.awaits('CALL_INCOMING');
    await this.says('Llamando');
  }

  /** Calls somebody who speaks with another. */
  async callBusy(): Promise<void> {
    await this.call();
    this.phone.do('hangup');
    await this.phone.awaits('CALL_CLOSED');
    await this.says('Ocupado');
  }

  /** Calls, and is answered. */
  async talk(): Promise<void> {
    await this.call();
    this.phone.do('accept');
    await this.talks();
  }

  async talks(): Promise<void> {
    await this.phone.awaits('CALL_ESTABLISHED');
    await this.says('En curso');
  }

  async says(text: string): Promise<void> {
    await expect(this.telephone.getByText(text)).toBeVisible();
  }

  async hangUp(): Promise<void> {
    await this.page.keyboard.press('Alt+e');
    await this.phone.awaits('CALL_CLOSED');
  }

  /** Somebody calls us: it rings, one takes it by its key. */
  async taken(sip: string): Promise<void> {
    this.phone.do('dial', `sip:${OURS}@${sip}`);
    await expect(this.telephone.getByRole('alert')).toContainText('Llamada entrante');
    await this.page.keyboard.press('Alt+a');
    await this.talks();
  }

  /** Says what came of the call by the key of the outcome, and what it asks for besides. */
  async ends(key: string, ...more: [label: RegExp, text: string][]): Promise<void> {
    const panel = this.page.getByRole('dialog', { name: /^Contacto con/ });
    await expect(panel.getByRole('radiogroup')).toBeVisible();
    await this.page.keyboard.press(key);
    await expect(panel.getByRole('radio', { checked: true })).toBeFocused();
    for (const [label, text] of more) await write(this.page, panel.getByLabel(label), text);
    await this.page.keyboard.press('Control+Enter');
    await expect(panel).toHaveCount(0);
    await this.says('Listo');
  }

  /** Writes down a card's number that is read out: meanwhile nothing is recorded. */
  async readsCard(): Promise<void> {
    await this.page.keyboard.press('m');
    const panel = this.page.getByRole('dialog', { name: 'Cobrar' });
    await tabTo(this.page, panel.getByLabel('Medio'));
    await this.page.keyboard.type('Tar');
    await write(this.page, panel.getByLabel('Referencia'), '4111');
    await this.says('Sin grabar: datos de tarjeta');
    await this.page.keyboard.press('Tab');
    await expect(this.telephone.getByText('Sin grabar')).toHaveCount(0);
    await this.page.keyboard.press('Escape');
    await press(this.page, this.page.getByRole('button', { name: 'Salir sin guardar' }));
    await expect(panel).toHaveCount(0);
  }

  /** Goes on to the debtor who comes next in the list. */
  async next({ name }: Debtor): Promise<void> {
    await this.page.keyboard.press(']');
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}

test('[CA-07] a collector’s day of ten calls by the keyboard alone', async ({ page, as, ask, sip }) => {
  test.setTimeout(180_000);
  const debtors = await debtorsOf(ask, as);
  const phone = await connectTelephone(ask, {
    speaks: SPEECH,
    numbers: debtors.map(({ number }) => number),
    manual: true, // it rings until it is told what to do
  });
  started = phone;
  await as('cashier');
  const points = await ask<{ id: string; code: string }[]>('GET', '/api/v1/tills/points');
  await ask('POST', '/api/v1/tills', { point_id: points.find(({ code }) => code !== '000')?.id });
  await speakInto(page, speechOf(1, 6), RATE);
  await page.goto(`/debtors?${LIST}`);
  const collector = new Collector(page, phone);
  await press(page, page.getByRole('button', { name: 'Conectar' }));
  await collector.says('Listo');
  const first = page.getByRole('table', { name: 'Deudores' }).locator('[data-row]').first();
  await tabTo(page, first.getByRole('link'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const [one, two, three, four, five, six, seven, eight] = debtors as [
    Debtor,
    Debtor,
    Debtor,
    Debtor,
    Debtor,
    Debtor,
    Debtor,
    Debtor,
  ];
  await expect(page.getByRole('heading', { level: 1, name: one.name })).toBeVisible();

  await collector.talk(); // 1: refuses to pay
  await page.keyboard.press('Alt+h');
  await collector.says('En espera');
  await page.keyboard.press('Alt+h');
  await page.keyboard.press('Alt+k');
  await page.keyboard.press('5');
  await phone.awaits('CALL_DTMF_START');
  await page.keyboard.press('Escape');
  await collector.hangUp();
  await collector.ends('x');

  await collector.next(two); // 2: busy
  await collector.callBusy();

  await collector.next(three); // 3: nobody answers, until she gives up
  await collector.call();
  await collector.hangUp();
  await collector.says('Cancelada');

  await collector.taken(sip); // 4: one calls back, and refuses to pay
  await collector.hangUp();
  await collector.ends('x');

  await collector.next(four); // 5: a promise
  await collector.talk();
  await collector.hangUp();
  await collector.ends('p');
  const promise = page.getByRole('dialog', { name: 'Tomar promesa' });
  await write(page, promise.getByLabel(/^Importe/), '500');
  await page.keyboard.press('Control+Enter');
  await expect(promise).toHaveCount(0);
  const [vow] = await ask<{ call_id: string; evidence: { offset_ms: number } }[]>(
    'GET',
    `/api/v1/promesas?debtor_id=${four.id}&sort=-created_at`,
  );
  const made = await ask<{ debtor_id: string; talk_ms: number }>('GET', `/api/v1/llamadas/${vow?.call_id}`);
  expect(made.debtor_id).toBe(four.id);
  expect(vow?.evidence.offset_ms).toBeGreaterThan(0);

  await collector.next(five); // 6: to be called again
  await collector.talk();
  phone.do('hangup');
  await phone.awaits('CALL_CLOSED');
  await collector.ends('c', [/^Volver el/, '+3']);

  await collector.next(six); // 7: busy
  await collector.callBusy();

  await collector.next(seven); // 8: reads out a card, which nobody records
  await collector.talk();
  await collector.readsCard();
  await collector.hangUp();
  await collector.ends('z');

  await collector.taken(sip); // 9
  phone.do('hangup');
  await phone.awaits('CALL_CLOSED');
  await collector.ends('x');

  await collector.next(eight); // 10
  await collector.talk();
  await collector.hangUp();
  await collector.ends('h');

  const calls = await ask<{ status: string }[]>('GET', '/api/v1/llamadas?from=2020-01-01&pageSize=10');
  expect(calls.map(({ status }) => status).sort()).toEqual(
    [...Array(7).fill('completed'), 'busy', 'busy', 'canceled'].sort(),
  );
});
