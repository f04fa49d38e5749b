import type { APIRequestContext, Page } from '@playwright/test';
import { newInbox } from './harness/inbox';
import { expect, test } from './harness/test';
import { Visitor } from './harness/visitor';

/** So many who write one after the other; the last one is the first of the list. */
async function visitors(request: APIRequestContext, url: string, key: string, texts: string[]) {
  const all: Visitor[] = [];
  for (const text of texts) {
    const visitor = await Visitor.come(request, url, key);
    await visitor.writes(text);
    all.push(visitor);
  }
  return all;
}

const MESSAGES = /\/conversations\/[^/]+\/messages/;

const log = (page: Page) => page.getByRole('log');
const lines = (page: Page) => page.locator('[data-conversation]');

test('[CH-04] [CH-06] a collector answers, notes, labels, puts off and resolves by the keyboard alone; what is written is on screen at once', async ({
  page,
  as,
  ask,
  request,
  product,
}) => {
  const inbox = await newInbox(as, ask, 'Página del banco');
  await ask('POST', '/api/v1/chats/labels', { name: '1 cuota', color: 'blue' });
  await ask('POST', '/api/v1/chats/replies', {
    shortcut: 'tres',
    text: 'Hasta tres cuotas.',
    is_shared: true,
  });
  const [, second, first] = await visitors(request, product.url, inbox.key, [
    'No reconozco esa deuda',
    'Mañana hablamos',
    'Quiero pagar en cuotas',
  ]);
  await as('cashier');
  await page.goto(`/chats?inbox=${inbox.id}`);
  await expect(lines(page)).toHaveCount(3);

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Quiero pagar en cuotas');
  await page.keyboard.press('a');
  await expect(page.getByRole('option', { name: 'Agustina Píriz' })).toBeVisible(); // all are there, oneself first
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Asignada a/ })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.type('tres');
  const canned = page.getByRole('listbox', { name: 'Respuestas rápidas' });
  await expect(canned).toHaveAttribute('aria-busy', 'false');
  await expect(canned.getByRole('option').first()).toHaveText(/^\/tres/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Hasta tres cuotas.');
  await expect.poll(() => first?.reads()).toContain('Hasta tres cuotas.');
  await first?.writes('Perfecto, gracias');
  await expect(log(page)).toContainText('Perfecto, gracias');

  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.type('Pide tres cuotas');
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('article', { name: 'Nota interna' })).toContainText('Pide tres cuotas');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('menuitemcheckbox', { name: '1 cuota' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(lines(page).first()).toContainText('1 cuota');
  expect(await first?.reads()).not.toContain('Pide tres cuotas');

  await page.keyboard.press('e');
  await expect(page.getByText(/^Conversación \d+ resuelta$/)).toBeVisible();
  await expect(log(page)).toContainText('Mañana hablamos');
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: /^En una hora/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('No reconozco esa deuda');
  await expect(lines(page)).toHaveCount(1);
  await second?.writes('Ya puedo hablar'); // which wakes it
  await expect(lines(page).first()).toContainText('Ya puedo hablar');

  await page.keyboard.press('/');
  await page.keyboard.type('reconozco');
  await expect(page.getByRole('list', { name: 'Mensajes encontrados' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.locator('#main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Posponer');
});

test('[CH-06] two people at one conversation see each other, and the second does not answer twice unknowingly', async ({
  page,
  as,
  ask,
  elsewhere,
  request,
  product,
}) => {
  const inbox = await newInbox(as, ask, 'Página de la tienda');
  const [visitor] = await visitors(request, product.url, inbox.key, ['¿Dónde pago?']);
  await as('cashier');
  const other = await elsewhere('manager');
  const first = page.waitForResponse(MESSAGES);
  for (const each of [page, other]) {
    await each.goto(`/chats?inbox=${inbox.id}`);
    await lines(each).first().click();
    await expect(log(each)).toContainText('¿Dónde pago?');
  }
  await other.keyboard.press('r');
  await other.keyboard.type('En la ');
  await expect(page.getByText(/está respondiendo$/)).toBeVisible();
  // What has come meanwhile is not yet on this screen.
  const stale = await (await first).text();
  let read = 0;
  await page.route(MESSAGES, (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    read += 1;
    return route.fulfill({ body: stale, contentType: 'application/json' });
  });
  await other.keyboard.type('sucursal.');
  await other.keyboard.press('Enter');
  await expect.poll(() => visitor?.reads()).toContain('En la sucursal.');
  // It was shown as it came, until the screen read again what it then was given.
  await expect.poll(() => read).toBeGreaterThan(0);
  await expect(log(page)).not.toContainText('En la sucursal.');
  await page.keyboard.press('r');
  await page.keyboard.type('Por la web.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Enviar igual' })).toBeVisible();
  expect(await visitor?.reads()).not.toContain('Por la web.');
  await page.unroute(MESSAGES);
  await page.getByRole('button', { name: 'Enviar igual' }).click();
  await expect.poll(() => visitor?.reads()).toContain('Por la web.');
  await expect(log(other)).toContainText('Por la web.');
});

test('[CH-03] [CH-12] what did not go out is sent again by its key, two conversations of one person become one, and the report tells of both', async ({
  page,
  as,
  ask,
  request,
  product,
}) => {
  const inbox = await newInbox(as, ask, 'Página del gas');
  const [visitor] = await visitors(request, product.url, inbox.key, ['Quiero mi recibo', 'Soy yo otra vez']);
  type Talk = { id: string; preview: string };
  const talks = await ask<Talk[]>('GET', `/api/v1/conversations?inbox_id=${inbox.id}`);
  const first = talks.find(({ preview }) => preview === 'Quiero mi recibo')?.id;
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await ask('POST', `/api/v1/conversations/${first}/messages`, {
    text: 'Su recibo va mañana.',
    send_at: soon,
  });
  await visitor?.writes('BAJA'); // nothing that waits goes out
  await visitor?.writes('ALTA');

  await as('manager');
  await page.goto(`/chats/${first}?inbox=${inbox.id}`);
  await expect(log(page)).toContainText('Pidió que no se le escriba más.');
  await page.keyboard.press('v');
  await expect.poll(() => visitor?.reads()).toContain('Su recibo va mañana.');
  await expect(log(page)).toContainText('Se envió otra vez: ');
  await expect(log(page).getByRole('button', { name: 'Enviar otra vez' })).toHaveCount(0);

  const [debtor] = await ask<{ id: string }[]>('GET', '/api/v1/deudores?pageSize=1&sort=dpd');
  for (const { id } of talks)
    await ask('POST', `/api/v1/conversations/${id}/link`, { debtor_id: debtor?.id });
  await page.keyboard.press('u');
  const asked = page.getByRole('alertdialog', { name: 'Unir con otra conversación' });
  await expect(asked.getByText('Soy yo otra vez')).toBeVisible();
  await asked.getByRole('button', { name: 'Unir' }).press('Enter');
  await expect(log(page)).toContainText('Soy yo otra vez');
  await expect(log(page)).toContainText('Su recibo va mañana.');
  await expect(lines(page)).toHaveCount(1);
  expect(page.url()).toContain(`${first}`);

  await page.goto(`/chats/reports?inbox=${inbox.id}`);
  await expect(page.getByRole('link', { name: /^#\d+$/ })).toHaveCount(2);
  await expect(page.getByText('Conversaciones', { exact: true }).locator('..')).toContainText('2');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Texto (CSV)' }).click();
  expect((await file).suggestedFilename()).toMatch(/^chats-.*\.csv$/);
});

test('what is being written survives a reload, and the next conversations stand there before they are asked for', async ({
  page,
  as,
  ask,
  request,
  product,
}) => {
  const inbox = await newInbox(as, ask, 'Página de la luz');
  const texts = Array.from({ length: 12 }, (_, at) => `Consulta ${at}`);
  await visitors(request, product.url, inbox.key, texts);
  await as('cashier');
  await page.goto(`/chats?inbox=${inbox.id}`);
  await lines(page).first().click();
  await expect(log(page)).toContainText('Consulta 11');
  await page.keyboard.press('r');
  await page.keyboard.type('Lo reviso y');
  const ids = await lines(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-conversation')));
  const ahead = ids
    .slice(0, 5)
    .map((id) => page.waitForResponse((answer) => answer.url().includes(`${id}/messages`)));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Escriba la respuesta' })).toHaveValue('Lo reviso y');

  await Promise.all(ahead);
  await page.evaluate(watchOpening);
  await page.route(MESSAGES, () => {}); // nothing more is answered: what is drawn was there before the key
  for (const text of texts.slice(7, 11).reverse()) {
    await page.keyboard.press('j');
    await expect(log(page)).toContainText(text);
  }
  const read = () => page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
  await expect.poll(read).toHaveLength(4);
  const took = await read();
  const description = took.map((ms) => `${Math.round(ms)} ms`).join(', ');
  test.info().annotations.push({ type: 'opening a conversation', description });
});

/** Measures in the page, from the key to the frame after which the thread stands there. */
function watchOpening(): void {
  const took: number[] = [];
  Object.assign(globalThis, { took });
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = location.pathname;
      const look = () => {
        const thread = document.querySelector<HTMLElement>('[data-thread]');
        const stands =
          thread?.dataset.thread === location.pathname.split('/')[2] && thread?.querySelector('article');
        if (location.pathname === before || !stands) requestAnimationFrame(look);
        else took.push(performance.now() - timeStamp);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
