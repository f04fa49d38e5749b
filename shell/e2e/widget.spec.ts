import { createHmac } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page, Response } from '@playwright/test';
import { CreditorPage, pageWith } from './harness/creditorPage';
import { expect, test } from './harness/test';

interface Snippet {
  key: string;
  script_url: string;
}

interface Conversation {
  id: string;
  debtor_id: string;
  preview: string;
}

/** A picture of one dot. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

let site: CreditorPage;
let inbox = '';
let script = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await CreditorPage.start();
});
test.afterAll(() => site.stop());

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');

async function conversationThatSays(
  ask: <T>(method: string, path: string) => Promise<T>,
  preview: string,
): Promise<Conversation> {
  const all = await ask<Conversation[]>('GET', `/api/v1/conversations?inbox_id=${inbox}`);
  const found = all.find((one) => one.preview === preview);
  if (!found) throw new Error(`No conversation ends with ${preview}`);
  return found;
}

/** Axe looks at the page and at the window in its frame. */
async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    ]),
  ).toEqual([]);
}

test('an inbox is connected with the sites that may show it', async ({ as, ask }) => {
  await as('admin');
  const opened = await ask<{ inbox: { id: string } }>('POST', '/api/v1/inboxes', {
    name: 'Página del acreedor',
    channel: 'widget',
    settings: {
      origins: site.origin('creditor'),
      color: '#ffb000',
      asks: 'name, email',
      welcome_pt: 'Bem-vindo',
    },
  });
  inbox = opened.inbox.id;
  const { script_url } = await ask<Snippet>('GET', `/api/v1/inboxes/${inbox}/widget`);
  script = script_url;
});

test('by keyboard alone a visitor of a foreign page writes, is answered live, and finds the thread on the next page with what they have not read [CH-10]', async ({
  as,
  ask,
  browser,
  elsewhere,
}) => {
  await as('admin');
  site.shows(() => pageWith(script));
  const context = await browser.newContext({ locale: 'es-UY' });
  const page = await context.newPage();
  const ours: Response[] = [];
  page.on('response', (response) => response.url().includes('/chats/') && ours.push(response));
  await page.goto(site.origin('creditor'));
  const button = page.getByRole('button', { name: 'Abrir el chat' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(ours.map(async (each) => (await each.body()).length));
  const weight = sizes.reduce((sum, each) => sum + each, 0);
  expect(ours).toHaveLength(1);
  expect(weight).toBeLessThanOrEqual(20 * 1024);
  await expectNoViolations(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const frame = frameOf(page);
  await expect(frame.getByRole('textbox', { name: 'Mensaje' })).toBeFocused();
  await frame.getByLabel('Nombre').fill('Ana');
  const first = { name: 'aviso.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await frame.locator('input[type=file]').setInputFiles(first);
  await expect(frame.locator('.picture img')).toHaveJSProperty('naturalWidth', 1);
  await expect(frame.getByLabel('Nombre')).toBeVisible(); // it goes with the first word
  await expectNoViolations(page);
  await frame.getByRole('textbox', { name: 'Mensaje' }).focus();
  await page.keyboard.type('Buenas, ¿cuánto debo?');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('log').getByText('Buenas, ¿cuánto debo?')).toBeVisible();
  await expect(frame.getByRole('log').getByRole('time')).toHaveCount(2);
  await expect(frame.getByLabel('Nombre')).toBeHidden();

  const { id } = await conversationThatSays(ask, 'Buenas, ¿cuánto debo?');
  await ask('POST', `/api/v1/conversations/${id}/messages`, {
    text: 'Ya le digo: https://pagos.example.com/1',
  });
  await expect(frame.getByRole('link', { name: 'https://pagos.example.com/1' })).toBeVisible();
  await ask('POST', `/api/v1/conversations/${id}/typing`);
  await expect(frame.getByText('Le están escribiendo…')).toBeVisible();
  await expectNoViolations(page);

  const sent = { name: 'recibo.png', mimeType: 'text/html', buffer: Buffer.from(PIXEL, 'base64') };
  await frame.locator('input[type=file]').setInputFiles(sent);
  await expect(frame.getByRole('button', { name: 'Imagen recibo.png: guardar' })).toBeVisible();
  await expect(frame.locator('.picture img').last()).toHaveJSProperty('naturalWidth', 1);
  await frame.locator('input[type=file]').setInputFiles({ ...sent, buffer: Buffer.from('MZ a program') });
  await expect(frame.getByText('Ese tipo de archivo no se puede enviar.')).toBeVisible();
  await expectNoViolations(page);
  const [theirs] = await ask<{ files: { type: string }[] }[]>('GET', `/api/v1/conversations/${id}/messages`);
  expect(theirs?.files.map(({ type }) => type)).toEqual(['image/png']);
  const office = await elsewhere('admin');
  await office.goto(`/chats/${id}`);
  await office.getByRole('button', { name: 'Ver la imagen recibo.png' }).click();
  const large = office.getByRole('dialog').getByRole('img', { name: 'recibo.png' });
  await expect(large).toHaveJSProperty('naturalWidth', 1);
  await expectNoViolations(office);
  await office.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await frame.getByRole('textbox', { name: 'Mensaje' }).fill('Ahí va el recibo');
  await page.keyboard.press('Enter');
  await expect(frame.getByText('Ahí va el recibo')).toBeVisible();
  await expect(frame.getByText('Ese tipo de archivo no se puede enviar.')).toBeHidden(); // it was read

  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toBeHidden();
  await expect(button).toBeFocused();
  await ask('POST', `/api/v1/conversations/${id}/messages`, { text: '¿Sigue ahí?' });
  await expect(page.getByRole('button', { name: 'Abrir el chat: 1 sin leer' })).toBeVisible();
  await page.goto(`${site.origin('creditor')}/other`);
  await page.getByRole('button', { name: 'Abrir el chat: 1 sin leer' }).click();
  await expect(frame.getByText('¿Sigue ahí?')).toBeVisible();
  await expect(frame.getByText('Buenas, ¿cuánto debo?')).toBeVisible();
  await expect
    .poll(
      async () =>
        (await ask<{ text: string; state: string }[]>('GET', `/api/v1/conversations/${id}/messages`))[0],
    )
    .toMatchObject({ text: '¿Sigue ahí?', state: 'read' });
  await context.close();
});

test('whom the page has signed is linked to their debtor; a forged signature is refused [CH-10]', async ({
  as,
  ask,
  page,
}) => {
  await as('admin');
  const { secret } = await ask<{ secret: string }>('POST', `/api/v1/inboxes/${inbox}/widget/secret`);
  const debtors = await ask<{ id: string }[]>('GET', '/api/v1/deudores?pageSize=1');
  const debtor = debtors[0]?.id ?? '';
  const at = Math.floor(Date.now() / 1000);
  const settingsOf = (by: string) => {
    const hash = createHmac('sha256', by).update(`${debtor}\n${at}`).digest('hex');
    return `window.refused = []; window.recobroChatSettings = { language: 'en',
      identity: { user_id: '${debtor}', at: ${at}, hash: '${hash}', name: 'Ana' }, onIdentityRefused: (code) => refused.push(code) }`;
  };
  const write = async (text: string) => {
    await page.getByRole('button', { name: 'Open the chat' }).click();
    await frameOf(page).getByRole('textbox', { name: 'Message' }).fill(text);
    await frameOf(page).getByRole('button', { name: 'Send' }).click();
    await expect(frameOf(page).getByRole('log').getByRole('time')).toHaveCount(1);
  };
  site.shows(() => pageWith(script, { before: settingsOf('forged') }));
  await page.goto(site.origin('creditor'));
  await write('I am not who I say');
  expect(await page.evaluate('refused')).toEqual(['chats.widget_identity']);
  expect((await conversationThatSays(ask, 'I am not who I say')).debtor_id).toBe('');

  site.shows(() => pageWith(script, { before: settingsOf(secret) }));
  await page.goto(`${site.origin('creditor')}/signed`);
  await expect
    .poll(async () => (await conversationThatSays(ask, 'I am not who I say')).debtor_id)
    .toBe(debtor);
  expect(await page.evaluate('refused')).toEqual([]);
});

test('a page of another site shows nothing, even by a frame of its own [CH-10]', async ({ page }) => {
  site.shows((path) =>
    path === '/frame' ? `<iframe src="${script.replace('widget.js', 'page')}"></iframe>` : pageWith(script),
  );
  const refused: string[] = [];
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));
  await page.goto(site.origin('evil'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto(`${site.origin('evil')}/frame`, { waitUntil: 'networkidle' });
  expect(refused.join('\n')).toContain('frame-ancestors');
  await expect(frameOf(page).getByRole('heading')).toHaveCount(0);
});

test('on a small screen, in Portuguese and from right to left the window covers the page and holds the focus [CH-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  site.shows(() => pageWith(script, { lang: 'pt-BR', dir: 'rtl' }));
  await page.goto(site.origin('creditor'));
  const button = page.getByRole('button', { name: 'Abrir a conversa' });
  expect((await button.boundingBox())?.x).toBeLessThan(100);
  await button.click();
  const frame = frameOf(page);
  await expect(frame.getByText('Bem-vindo')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  expect(await page.locator('iframe').boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
  await expectNoViolations(page);
  for (let tab = 0; tab < 12; tab += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('recobro-chat');
  await frame.getByRole('button', { name: 'Fechar' }).click();
  await expect(button).toBeFocused();
});
