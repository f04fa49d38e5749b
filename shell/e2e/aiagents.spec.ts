import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launching } from './harness/chromium';
import { CreditorPage, pageWith } from './harness/creditorPage';
import { owing, signed, write } from './harness/creditorVisitor';
import { RATE, writeWav } from './harness/speech';
import { Telephone } from './harness/telephone';
import { expect, test } from './harness/test';

interface Conversation {
  id: string;
  debtor_id: string;
  status: string;
  handoff: string;
}

const DIR = mkdtempSync(path.join(tmpdir(), 'recobro-ai-'));
const SILENCE = path.join(DIR, 'silence.wav');
const SECONDS = 120; // longer than a call: a telephone hangs up when it has said all
const OURS = '+59899123459'; // a telephone of the company's own

let site: CreditorPage;
let script = '';
let secret = '';

test.describe.configure({ mode: 'serial' });
test.use({
  permissions: ['microphone'],
  launchOptions: launching(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ),
});
test.beforeAll(async () => {
  site = await CreditorPage.start();
});
let started: Telephone | undefined;
test.afterAll(async () => {
  await started?.stop();
  await site.stop();
});

/** The day after the day after tomorrow, as it is pressed. */
function pressedDay(): string {
  const due = new Date(Date.now() + 3 * 24 * 3600 * 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(due.getUTCDate())}${two(due.getUTCMonth() + 1)}#`;
}

test('an inbox gets an agent that answers', async ({ as, ask }) => {
  await as('admin');
  const agents = await ask<{ id: string; name: string; live_version_id: string }[]>(
    'GET',
    '/api/v1/ai-agents',
  );
  const live = agents.find((one) => one.live_version_id !== '');
  const opened = await ask<{ inbox: { id: string } }>('POST', '/api/v1/inboxes', {
    name: 'Página con agente',
    channel: 'widget',
    agent_id: live?.id,
    agent_when: 'always',
    settings: { origins: site.origin('creditor') },
  });
  const { id } = opened.inbox;
  script = (await ask<{ script_url: string }>('GET', `/api/v1/inboxes/${id}/widget`)).script_url;
  secret = (await ask<{ secret: string }>('POST', `/api/v1/inboxes/${id}/widget/secret`)).secret;
});

test('in the window of a page somebody shows who they are and promises; without a key, by rules alone [AI-02] [AI-05]', async ({
  as,
  ask,
  page,
}) => {
  await as('admin');
  const [debtor] = await owing(ask);
  if (!debtor) throw new Error('Nobody owes anything');
  site.shows(() => pageWith(script, { before: signed(debtor.id, 'es', secret) }));
  await page.goto(site.origin('creditor'));
  await page.getByRole('button', { name: 'Abrir el chat' }).click();
  await write(page, 'Hola, buenas', /un programa automático/);
  await write(page, 'sí, soy yo', /su documento|nacimiento|nació|referencia/);
  const owed = Math.floor(debtor.balance / 2 / 100);
  await write(page, debtor.national_id.replace(/\D/g, '').slice(-4), /queda un saldo de/);
  await write(page, `puedo pagar ${owed} pesos pasado mañana`, /¿Es correcto\?/);
  await write(page, 'sí', /Quedó anotado/);
  const promises = await ask<{ amount: number; agent_id: string; conversation_id: string }[]>(
    'GET',
    `/api/v1/promesas?debtor_id=${debtor.id}`,
  );
  const [promise] = promises.filter((one) => one.agent_id !== '');
  expect(promise?.amount).toBe(owed * 100);
  await expect
    .poll(
      async () =>
        (await ask<Conversation>('GET', `/api/v1/conversations/${promise?.conversation_id}`)).status,
    )
    .toBe('resolved');
});

test('asked for a person, the agent gives the conversation up with a summary [AI-05]', async ({
  as,
  ask,
  page,
}) => {
  await as('admin');
  const [, debtor] = await owing(ask);
  if (!debtor) throw new Error('Nobody owes anything');
  site.shows(() => pageWith(script, { before: signed(debtor.id, 'pt', secret) }));
  await page.goto(site.origin('creditor'));
  await page.getByRole('button', { name: 'Abrir a conversa' }).click();
  await write(page, 'quero falar com um atendente', /pessoa da equipe/);
  const found = async () =>
    (await ask<Conversation[]>('GET', '/api/v1/conversations')).find((one) => one.debtor_id === debtor.id);
  await expect.poll(async () => (await found())?.status).toBe('open');
  const conversation = await found();
  expect(conversation?.handoff).toBe('customer_request');
  await page.goto(`/chats/${conversation?.id}`);
  await expect(page.getByText('Identidade não confirmada.')).toBeVisible();
});

test('the agent calls a telephone, says who it is, and takes a promise by keys alone [AI-02] [AI-06]', async ({
  as,
  ask,
  page,
}) => {
  test.slow();
  await as('admin');
  const [, , debtor] = await owing(ask);
  if (!debtor) throw new Error('Nobody owes anything');
  const agents = await ask<{ id: string; name: string; live_version_id: string }[]>(
    'GET',
    '/api/v1/ai-agents',
  );
  const agent = agents.find((one) => one.live_version_id !== '');
  const phones = await ask<{ id: string; e164: string }[]>('GET', `/api/v1/deudores/${debtor.id}/phones`);
  await writeWav(SILENCE, new Float32Array(RATE * SECONDS));
  const phone = await Telephone.start({
    speaks: SILENCE,
    numbers: [...phones.map(({ e164 }) => e164), OURS],
  });
  started = phone;
  const trunk = await ask<{ id: string }>('POST', '/api/v1/trunks', {
    name: 'Central del agente',
    host: '127.0.0.1',
    port: phone.port,
    keepalive_seconds: 0,
  });
  await ask('POST', '/api/v1/numbers', { number: '+59829004321', name: 'Agente', trunk_id: trunk.id });
  await as('manager');
  // The law allows calls by day alone; a test runs at any hour.
  const reason = 'Prueba de la línea, con su acuerdo';
  await ask('POST', '/api/v1/contacts/overrides', { debtor_id: debtor.id, channel: 'call', reason });
  await page.goto(`/debtors/${debtor.id}`);
  await page.getByRole('button', { name: 'Que llame un agente' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: /^Agente/ }).click();
  await page.getByRole('option', { name: agent?.name }).click();
  await form.getByRole('combobox', { name: /^Teléfono/ }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Que llame un agente' }).click();
  await page.waitForURL(/\/calls\/[0-9a-f-]{36}$/);
  const call = { id: new URL(page.url()).pathname.split('/').pop() };
  await phone.awaits('CALL_ESTABLISHED');
  const turns = async () => {
    const [talk] = await ask<{ id: string }[]>('GET', `/api/v1/ai-agents/talks?ref_id=${call.id}`);
    return talk
      ? ask<{ step: string; said: string }[]>('GET', `/api/v1/ai-agents/talks/${talk.id}/turns`)
      : [];
  };
  const said = (text: RegExp) =>
    expect.poll(async () => (await turns()).at(-1)?.said, { timeout: 20_000 }).toMatch(text);
  await said(/un programa automático/);
  await expect
    .poll(async () => (await phone.heard()).some((one) => Math.abs(one) > 0.1), { timeout: 20_000 })
    .toBe(true);
  await phone.presses('1');
  await said(/numeral/);
  await phone.presses(`${debtor.national_id.replace(/\D/g, '').slice(-4)}#`);
  await said(/queda un saldo de/);
  await phone.presses('2');
  await said(/Cuánto puede pagar/);
  const owed = Math.floor(debtor.balance / 2 / 100);
  await phone.presses(`${owed}#`);
  await said(/Qué día/);
  await phone.presses(pressedDay());
  await said(/¿Es correcto\?/);
  await phone.presses('1');
  await said(/Quedó anotado/);
  await phone.awaits('CALL_CLOSED');
  const promises = await ask<{ amount: number; call_id: string }[]>(
    'GET',
    `/api/v1/promesas?debtor_id=${debtor.id}`,
  );
  expect(promises.find((one) => one.call_id === call.id)?.amount).toBe(owed * 100);
});

test('a manager has the agent call a telephone to try it: what is said stands on the screen, and a promise of the made-up file comes of keys [AI-07]', async ({
  as,
  ask,
  page,
}) => {
  test.slow();
  const phone = started;
  if (!phone) throw new Error('No telephone was started');
  await as('admin');
  await ask('PUT', '/api/v1/apps/calls/settings', { test_numbers: [OURS] });
  const trunks = await ask<{ id: string; name: string }[]>('GET', '/api/v1/trunks');
  const trunk_id = trunks.find(({ name }) => name === 'Central del agente')?.id;
  // What was shown least comes first, by name: this one, whose line leads somewhere.
  await ask('POST', '/api/v1/numbers', { number: '+59829004322', name: 'Agente a prueba', trunk_id });
  await as('manager');
  await page.goto('/ai-agents/test-call');
  await page.getByLabel('Cómo se prueba').selectOption('telephone');
  await expect(page.getByLabel('Teléfono que suena')).toHaveValue(OURS);
  await page.getByLabel('Qué se oye alrededor').selectOption('office');
  await page.getByRole('button', { name: 'Llamarme' }).click();
  await phone.awaits('CALL_ESTABLISHED');
  const talk = page.getByRole('list', { name: 'La conversación' });
  const said = (text: RegExp) => expect(talk).toContainText(text, { timeout: 20_000 });
  await said(/un programa automático/);
  await phone.presses('1');
  await said(/numeral/);
  await phone.presses('4321#');
  await said(/queda un saldo de/);
  await phone.presses('2');
  await said(/Cuánto puede pagar/);
  await phone.presses('1500#');
  await said(/Qué día/);
  await phone.presses(pressedDay());
  await said(/¿Es correcto\?/);
  await phone.presses('1');
  await said(/Quedó anotado/);
  await phone.awaits('CALL_CLOSED');
  await expect(page.getByText(/Promesa tomada/).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar como caso' })).toBeVisible();
});

test('the agent rings the telephone of who tries it where they sit, and takes their keys there [AI-07]', async ({
  as,
  page,
}) => {
  test.slow();
  await as('manager');
  await page.goto('/ai-agents/test-call');
  await page.getByLabel('Cómo se prueba').selectOption('browser');
  await expect(page.getByText(/no está conectado/)).toBeVisible();
  await page.getByRole('button', { name: 'Conectar' }).click();
  await expect(page.getByRole('region', { name: 'Teléfono' }).getByText('Listo')).toBeVisible();
  await page.getByRole('button', { name: 'Mirar de nuevo' }).click();
  await page.getByRole('button', { name: 'Llamarme' }).click();
  await expect(page.getByText(/Suena su teléfono/)).toBeVisible();
  await page.getByRole('button', { name: 'Atender' }).click();
  const talk = page.getByRole('list', { name: 'La conversación' });
  await expect(talk).toContainText(/un programa automático/, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Teclado' }).click();
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(talk).toContainText(/numeral/, { timeout: 20_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cortar' }).click();
  await expect(page.getByText(/Cortó el agente o usted/)).toBeVisible();
});
