import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { newInbox } from './harness/inbox';
import { speakInto } from './harness/microphone';
import { Product } from './harness/product';
import { RATE, speechOf, writeWav } from './harness/speech';
import type { Telephone } from './harness/telephone';
import { type As, type Ask, expect, test as ours } from './harness/test';
import { closeTill } from './harness/till';
import { Visitor } from './harness/visitor';
import { connectTelephone, WEBPHONE } from './harness/webphone';

const SPEECH = path.join(mkdtempSync(path.join(tmpdir(), 'recobro-collector-')), 'theirs.wav');
/** How often an open page says that its user is at work. */
const HEARTBEAT_MS = 45_000;
const LUNCH_MS = 5 * 60_000;

// The day changes the strategy and counts on an empty till and an idle collector: it has an installation of its own.
const test = ours.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use(WEBPHONE);

let phone: Telephone | undefined;
test.beforeAll(() => writeWav(SPEECH, speechOf(2, 120)));
test.afterEach(() => phone?.stop());

interface Debtor {
  id: string;
  name: string;
  portfolio_id: string;
  emails: string[];
}

/**
 * A debtor who is the collector's next and may be called, and one who will write. The strategy is to write e-mails, which the law allows
 * at any hour of a test.
 */
async function plan(as: As, ask: Ask): Promise<[called: Debtor, writes: Debtor]> {
  await as('cashier');
  const { id: user_id } = await ask<{ id: string }>('GET', '/api/v1/me');
  const list = '/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress';
  const debtors = (await ask<Debtor[]>('GET', list)).filter(({ emails }) => emails.length > 0);
  const [called, writes] = debtors as [Debtor, Debtor];
  await as('manager');
  const strategy = `/api/v1/strategies/${called.portfolio_id}/draft`;
  const then = { channel: 'email', wait_hours: 0, who: 'anyone', priority: 5, order: 'balance' };
  await ask('POST', strategy);
  await ask('PUT', strategy, { steps: [{ id: 'email', name: 'Correo', when: {}, then }] });
  await ask('POST', `${strategy}/publish`);
  const reason = 'Prueba de la línea, con su acuerdo';
  await ask('POST', '/api/v1/contacts/overrides', { debtor_id: called.id, channel: 'call', reason });
  await ask('POST', `/api/v1/queue/${called.id}/pin`, { user_id, reason });
  return [called, writes];
}

/** How many of one's queue are to be written to now: the strategy has come into force for them. */
async function writable(ask: Ask): Promise<number> {
  const items = await ask<{ channel: string; ready: boolean }[]>('GET', '/api/v1/queue?for=me');
  return items.filter(({ channel, ready }) => channel === 'email' && ready).length;
}

const header = (page: Page, state: string) => page.getByRole('link', { name: `Mi jornada: ${state}` });
const mine = (page: Page) => page.getByRole('region', { name: 'Mi jornada' });

async function pause(page: Page, why: string): Promise<void> {
  await mine(page).getByRole('button', { name: 'Pausar' }).click();
  await page.getByRole('menuitem', { name: why }).click();
  await expect(header(page, why)).toBeVisible();
}

async function goOn(page: Page): Promise<void> {
  await mine(page).getByRole('button', { name: 'Volver al trabajo' }).click();
  await expect(header(page, 'Disponible')).toBeVisible();
}

/** Takes the next debtor of the queue, whose page opens. */
async function next(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Siguiente deudor' }).click();
  await expect(page.getByText('Es el turno de este deudor')).toBeVisible();
}

/** Five minutes by the page's clock: each heartbeat of them is sent, and finds the pause as it was. */
async function lunch(page: Page): Promise<void> {
  const isBeat = (answer: Response) => answer.url().endsWith('/api/v1/work-sessions/current/beat');
  let seen = '';
  for (let past = 0; past < LUNCH_MS; past += HEARTBEAT_MS) {
    const answered = page.waitForResponse(isBeat, { timeout: 10_000 });
    await page.clock.runFor(HEARTBEAT_MS);
    const { data } = (await (await answered).json()) as { data: { seen_at: string } };
    expect(data).toMatchObject({ state: 'pause', pause: 'meal' });
    expect(data.seen_at > seen, 'the server heard of it').toBe(true);
    seen = data.seen_at;
  }
  await expect(header(page, 'Comida')).toBeVisible();
}

async function call(page: Page, line: Telephone): Promise<void> {
  const telephone = page.getByRole('region', { name: 'Teléfono' });
  await page.getByRole('button', { name: 'Conectar' }).click();
  await expect(telephone.getByText('Listo')).toBeVisible();
  const dial = page.getByRole('button', { name: /^Llamar al/ });
  await dial.first().click();
  await line.awaits('CALL_ESTABLISHED');
  await expect(telephone.getByText('En curso')).toBeVisible();
  await expect(header(page, 'Hablando')).toBeVisible();
  await telephone.getByRole('button', { name: 'Cortar' }).click();
  await line.awaits('CALL_CLOSED');
  const outcome = page.getByRole('dialog', { name: /^Contacto con/ });
  await outcome.getByRole('radio', { name: /Se niega a pagar/ }).check();
  await page.keyboard.press('Control+Enter');
  await expect(outcome).toHaveCount(0);
  await expect(telephone.getByText('Listo')).toBeVisible();
  await expect(header(page, 'Disponible')).toBeVisible();
}

/** Answers whoever waits in an inbox. */
async function answer(page: Page, inbox: string, visitor: Visitor, text: string): Promise<void> {
  await page.goto(`/chats?inbox=${inbox}`);
  await page.locator('[data-conversation]').first().click();
  await expect(page.getByRole('log')).toContainText('Quiero pagar');
  await page.keyboard.press('r');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => visitor.reads()).toContain(text);
}

/** Resolves the conversation that is open. */
async function resolve(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByText(/^Conversación \d+ resuelta$/)).toBeVisible();
}

/** Takes cash with Ctrl+Enter pressed twice, the second time before the first is answered. */
async function take(page: Page, amount: string): Promise<void> {
  let sent = 0;
  let pressed = () => {};
  const twice = new Promise<void>((resolve) => {
    pressed = resolve;
  });
  await page.route('**/api/v1/payments', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await twice;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Cobrar' }).click();
  const panel = page.getByRole('dialog', { name: 'Cobrar' });
  await panel.getByLabel('Importe').fill(amount);
  await expect(panel.getByRole('table', { name: 'Qué paga' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  pressed();
  await expect(panel.getByText(/Recibo 00\d-\d{8}/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(sent).toBe(1);
}

test('[CO-11] [CO-12] [CA-07] [MO-02] [MO-03] a collector’s day: lunch, a call, a chat, a payment and the end of work', async ({
  page,
  as,
  ask,
  elsewhere,
  request,
  product,
}) => {
  test.setTimeout(180_000);
  const [called, writes] = await plan(as, ask);
  const inbox = await newInbox(as, ask, 'Página de la jornada');
  const phones = await ask<{ e164: string }[]>('GET', `/api/v1/deudores/${called.id}/phones`);
  const line = await connectTelephone(ask, { speaks: SPEECH, numbers: phones.map(({ e164 }) => e164) });
  phone = line;
  const boss = await elsewhere('manager');
  await boss.goto('/work');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 409) refused.push(`${response.request().method()} ${response.url()}`);
  });

  await as('cashier');
  await expect.poll(() => writable(ask)).toBeGreaterThan(1);
  await page.clock.install();
  await speakInto(page, speechOf(1, 6), RATE);
  await page.goto('/work');
  await page.getByRole('button', { name: 'Empezar a trabajar' }).click();
  await expect(header(page, 'Disponible')).toBeVisible();
  await page.goto('/tills');
  await page.getByLabel('Efectivo inicial').fill('1.000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Abierta', { exact: true })).toBeVisible();

  await page.goto('/work');
  await pause(page, 'Comida');
  await lunch(page);
  const team = boss.locator('[data-row]'); // nobody else works
  await expect(team).toContainText('Comida');
  await goOn(page);
  await expect(team).toContainText('Disponible');

  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: called.name })).toBeVisible();
  await call(page, line);

  const visitor = await Visitor.come(request, product.url, inbox.key);
  await visitor.writes('Quiero pagar');
  const [talk] = await ask<{ id: string }[]>('GET', `/api/v1/conversations?inbox_id=${inbox.id}`);
  await ask('POST', `/api/v1/conversations/${talk?.id}/link`, { debtor_id: writes.id });
  const open = () => ask<object[]>('GET', `/api/v1/contacts?debtor_id=${writes.id}&status=open`);
  await answer(page, inbox.id, visitor, 'Puede pasar por caja.');
  expect(await open()).toHaveLength(1);
  await resolve(page);
  await expect.poll(open).toHaveLength(0);
  await page.goto('/work');
  await pause(page, 'Descanso');
  await goOn(page);
  await next(page);

  await page.goto(`/debtors/${called.id}`);
  await take(page, '500');
  const till = await ask<{ id: string }>('GET', '/api/v1/tills/current');
  const paid = await ask<{ receipt: string }[]>('GET', `/api/v1/payments?till_id=${till.id}`);
  expect(paid.map(({ receipt }) => receipt)).toEqual([expect.stringMatching(/^00\d-\d{8}$/)]);

  await page.goto('/tills');
  await closeTill(page, '1.500');
  await page.goto('/work');
  await mine(page).getByRole('button', { name: 'Terminar la jornada' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar la jornada' }).click();
  await expect(page.getByRole('button', { name: 'Empezar a trabajar' })).toBeVisible();
  await expect(team).toHaveCount(0);
  expect(refused).toEqual([]);
});
