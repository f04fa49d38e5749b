import { createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { CreditorPage, pageWith } from './harness/creditorPage';
import { RATE, writeWav } from './harness/speech';
import { Telephone } from './harness/telephone';
import { expect, test } from './harness/test';

interface Debtor {
  id: string;
  balance: number;
  national_id: string;
  flags: string[];
}

interface Conversation {
  id: string;
  debtor_id: string;
  status: string;
  handoff: string;
}

const DIR = mkdtempSync(path.join(tmpdir(), 'recobro-ai-'));
const SILENCE = path.join(DIR, 'silence.wav');
const SECONDS = 120; // longer than the call: a telephone hangs up when it has said all

let site: CreditorPage;
let script = '';
let secret = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await CreditorPage.start();
});
let started: Telephone | undefined;
test.afterEach(() => started?.stop());
test.afterAll(() => site.stop());

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Settings of the creditor's page, which has signed who looks at it. */
function signed(debtor: string, language: string): string {
  const at = Math.floor(Date.now() / 1000);
  const hash = createHmac('sha256', secret).update(`${debtor}\n${at}`).digest('hex');
  return `window.recobroChatSettings = { language: '${language}', identity: { user_id: '${debtor}', at: ${at}, hash: '${hash}', name: 'Ana' } }`;
}

/** Writes in the page's window, and waits for the next answer. */
async function write(page: Page, text: string, answer: RegExp): Promise<void> {
  const frame = frameOf(page);
  await frame.getByRole('textbox').last().fill(text);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('log')).toContainText(answer, { timeout: 15_000 });
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Debtors whom nobody protects and who owe something, with their document. */
async function owing(ask: Ask): Promise<Debtor[]> {
  const all = await ask<Debtor[]>('GET', '/api/v1/deudores?pageSize=100');
  return all.filter(
    (one) => one.balance > 0 && one.flags.length === 0 && one.national_id.replace(/\D/g, '').length >= 6,
  );
}

test('an inbox gets an agent that answers', async ({ as, ask }) => {
  await as('admin');
  const agents = await ask<{ id: string; live_version_id: string }[]>('GET', '/api/v1/ai-agents');
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
  site.shows(() => pageWith(script, { before: signed(debtor.id, 'es') }));
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
  site.shows(() => pageWith(script, { before: signed(debtor.id, 'pt') }));
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
}) => {
  test.slow();
  await as('admin');
  const [, , debtor] = await owing(ask);
  if (!debtor) throw new Error('Nobody owes anything');
  const agents = await ask<{ id: string; live_version_id: string }[]>('GET', '/api/v1/ai-agents');
  const agent = agents.find((one) => one.live_version_id !== '');
  const phones = await ask<{ id: string; e164: string }[]>('GET', `/api/v1/deudores/${debtor.id}/phones`);
  await writeWav(SILENCE, new Float32Array(RATE * SECONDS));
  const phone = await Telephone.start({ speaks: SILENCE, numbers: phones.map(({ e164 }) => e164) });
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
  const call = await ask<{ id: string }>('POST', '/api/v1/llamadas/by-agent', {
    debtor_id: debtor.id,
    phone_id: phones[0]?.id,
    agent_id: agent?.id,
  });
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
  const due = new Date(Date.now() + 3 * 24 * 3600 * 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  await phone.presses(`${two(due.getUTCDate())}${two(due.getUTCMonth() + 1)}#`);
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
