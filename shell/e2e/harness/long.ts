import type { APIRequestContext, Page } from '@playwright/test';

/** Sixty letters without a place to break. */
export const LONG = 'Desoxirribonucleoproteinsupercalifragilisticoespialidosamente';
type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

interface Row {
  id: string;
  version: number;
  status: string;
  mapping: string[];
}

/** What is hard on a layout, in the tenant of whoever asks: two currencies, long words everywhere. Made once. */
export async function makeLong(
  ask: Ask,
  request: APIRequestContext,
  url: string,
): Promise<{ debtor: string }> {
  const known = await ask<Row[]>('GET', `/api/v1/carteras?filter=${LONG.toLowerCase()}`);
  if (known.length === 0) {
    await portfolio(
      ask,
      request,
      url,
      { code: 'LONG-PY', currency: 'PYG', country: 'PY', timezone: 'America/Asuncion' },
      '98765432100',
    );
    await portfolio(
      ask,
      request,
      url,
      { code: 'LONG-CO', currency: 'COP', country: 'CO', timezone: 'America/Bogota' },
      '1.234.567.890,00',
    );
    await ask('POST', '/api/v1/users', {
      email: `${LONG.toLowerCase().slice(0, 50)}@${'ejemplo'.repeat(8)}.com`,
      display_name: LONG,
      role: 'manager',
    });
    await ask('POST', '/api/v1/tasks', {
      title: LONG,
      description: `https://example.com/${LONG}`,
      status: 'todo',
      label: 'feature',
      checklist: [LONG],
    });
  }
  const [found] = await ask<Row[]>('GET', `/api/v1/deudores?q=${LONG.slice(0, 20)}&currency=PYG`);
  if (!found) throw new Error('the long debtor is missing');
  if (known.length === 0) {
    await ask('POST', `/api/v1/deudores/${found.id}/addresses`, { line1: LONG, city: LONG, region: LONG });
    const people = await ask<Row[]>('GET', '/api/v1/users?username=cashier');
    await ask('POST', '/api/v1/deudores/assign', { ids: [found.id], assignee_id: people[0]?.id });
  }
  return { debtor: found.id };
}

async function portfolio(
  ask: Ask,
  request: APIRequestContext,
  url: string,
  about: { code: string; currency: string; country: string; timezone: string },
  owed: string,
): Promise<void> {
  const name = `${LONG} ${about.code}`;
  const made = await ask<Row>('POST', '/api/v1/carteras', { ...about, name, creditor_name: LONG });
  await bring(ask, request, url, made.id, `1020304;${LONG};;${LONG};${owed}`);
}

/** Imports one row into a portfolio, as the API does it from upload to end. */
export async function bring(
  ask: Ask,
  request: APIRequestContext,
  url: string,
  portfolioId: string,
  row: string,
): Promise<void> {
  const csv = `Documento;Nombre;Teléfono;Nro Operación;Saldo\n${row}\n`;
  const file = await upload(request, url, portfolioId, csv);
  await put(request, url, `/api/v1/imports/${file.id}/mapping`, file.version, { mapping: file.mapping });
  await ask('POST', `/api/v1/imports/${file.id}/check`);
  await until(ask, file.id, 'checked');
  await ask('POST', `/api/v1/imports/${file.id}/start`);
  await until(ask, file.id, 'finished');
}

const CLIENT = { Accept: 'application/json', 'X-Recobro-Client': 'web' };

async function bearer(request: APIRequestContext, url: string): Promise<Record<string, string>> {
  const answer = await request.post(`${url}/api/v1/auth/token`, { headers: CLIENT });
  return { Authorization: `Bearer ${((await answer.json()) as { data: { token: string } }).data.token}` };
}

async function upload(
  request: APIRequestContext,
  url: string,
  portfolioId: string,
  csv: string,
): Promise<Row> {
  const multipart = {
    portfolio_id: portfolioId,
    file: { name: `${LONG}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) },
  };
  const answer = await request.post(`${url}/api/v1/imports`, {
    headers: await bearer(request, url),
    multipart,
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { data: Row }).data;
}

async function put(
  request: APIRequestContext,
  url: string,
  path: string,
  version: number,
  data: object,
): Promise<void> {
  const headers = { ...(await bearer(request, url)), 'If-Match': `"${version}"` };
  const answer = await request.put(url + path, { headers, data });
  if (!answer.ok()) throw new Error(await answer.text());
}

async function until(ask: Ask, id: string, status: string): Promise<void> {
  for (;;) {
    const file = await ask<Row>('GET', `/api/v1/imports/${id}`);
    if (file.status === status) return;
    if (file.status === 'failed') throw new Error(JSON.stringify(file));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What of a page lies out of reach sideways, and which amounts are cut: nothing, told by its words. */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 50)}`;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.querySelectorAll('a, button, input, select, textarea, [role=switch]')) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width === 0 || style.visibility === 'hidden' || element.closest('[inert]')) continue;
      if ((box.left < -1 || box.right > root.clientWidth + 1) && !scrolls(element.parentElement))
        found.push(`${told(element)} at ${Math.round(box.left)}–${Math.round(box.right)}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const amount = /\d{1,3}(\.\d{3}){2,}/;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!amount.test(node.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if (range.getClientRects().length > 1 && box.height > 40) found.push(`wrapped: ${node.textContent}`);
      for (let at = node.parentElement; at; at = at.parentElement) {
        const cuts = /hidden|clip/.test(getComputedStyle(at).overflowX);
        const frame = at.getBoundingClientRect();
        if (cuts && frame.width > 1 && (box.right > frame.right + 1 || box.left < frame.left - 1))
          found.push(`cut: ${node.textContent}`);
      }
    }
    return found;
  });
}
