import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { at, type Desk, row, sits, telephoneOf } from './telephone.ts';

const PEOPLE = 200;
const CALLS = 100;
/** What is written of a call that is watched, and when the board said it. */
type Moment = 'created_at' | 'joined_at' | 'ended_at';

/** From a change that is written down to the board that shows it, beside two hundred people and a hundred calls. */
export async function board(desk: Desk): Promise<void> {
  const page = await sits(desk);
  crowd(desk.product.dir);
  const watched = await watch(desk);
  const times: number[] = [];
  for (let n = 0; n < desk.rounds / 2; n += 1) times.push(...(await round(desk, page, watched)));
  row(
    `board with ${PEOPLE} people and ${CALLS} calls: change to screen, p99 of ${times.length} (p50 ${at(times, 0.5).toFixed(0)} ms)`,
    at(times, 0.99),
    300,
  );
}

/** A call of the one person who really sits there: that it began, that somebody spoke, that it ended. */
async function round(desk: Desk, page: Page, watched: Page): Promise<number[]> {
  const { phone, cashier } = desk;
  const shown: Partial<Record<Moment, number>> = {};
  await page
    .getByRole('button', { name: /^Llamar al/ })
    .first()
    .click();
  await phone.awaits('CALL_INCOMING');
  shown.created_at = await says(watched, 'Llamando');
  phone.do('accept');
  await phone.awaits('CALL_ESTABLISHED');
  shown.joined_at = await says(watched, 'Hablando');
  phone.do('hangup');
  await phone.awaits('CALL_CLOSED');
  shown.ended_at = await says(watched, 'Anotando');
  const { call } = await cashier.ask<{ call: Record<Moment | 'contact_id', string> }>('GET', '/api/v1/lines/mine');
  const all = await cashier.ask<{ id: string; code: string }[]>('GET', '/api/v1/contacts/dispositions');
  const disposition_id = all.find(({ code }) => code === 'refuses')?.id;
  await cashier.ask('POST', `/api/v1/contacts/${call.contact_id}/end`, { disposition_id });
  await telephoneOf(page).getByText('Listo').waitFor();
  await page.keyboard.press('Escape'); // what was asked for is told
  await says(watched, 'Libre');
  return (Object.entries(shown) as [Moment, number][]).map(([moment, seen]) => seen - Date.parse(call[moment]));
}

/** A manager's board, which notes when the row of that person says what. */
async function watch({ manager, cashier }: Desk): Promise<Page> {
  const me = await cashier.ask<{ display_name: string }>('GET', '/api/v1/me');
  const page = await manager.context.newPage();
  await page.addInitScript(() => {
    const first: Record<string, number> = {};
    Object.assign(globalThis, { first });
    new MutationObserver(() => {
      const { name } = globalThis as unknown as { name: string };
      const text = [...document.querySelectorAll('main tr')].find((one) => one.textContent?.includes(name))?.textContent;
      for (const word of ['Libre', 'Llamando', 'Hablando', 'Anotando'])
        if (text?.includes(word)) first[word] ??= performance.timeOrigin + performance.now();
        else delete first[word];
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/calls/board');
  await page.evaluate((name) => Object.assign(globalThis, { name }), me.display_name);
  await page.getByRole('row').nth(PEOPLE).waitFor();
  return page;
}

/** When the row began to say a word. */
async function says(page: Page, word: string): Promise<number> {
  const since = await page.waitForFunction(
    (said) => (globalThis as unknown as { first: Record<string, number> }).first[said],
    word,
  );
  return (await since.jsonValue()) ?? Number.NaN;
}

type Row = Record<string, string | number | null>;

/** Writes down people at their lines and calls that go on, as those of the program at which one really sits. */
function crowd(dir: string): void {
  const db = new DatabaseSync(path.join(dir, 'modules/calls.db'), { timeout: 10_000 });
  const put = (table: string, row: Row) =>
    db
      .prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`)
      .run(...Object.values(row));
  const line = db.prepare('SELECT * FROM lines').get() as Row;
  const call = db
    .prepare("SELECT * FROM calls WHERE tenant_id = ? AND joined_at IS NOT NULL AND debtor_id <> '' LIMIT 1")
    .get(line.tenant_id as string) as Row;
  const going = { status: 'in_progress', is_live: 1, node: line.node ?? null, ended_at: null, wrapped_at: null };
  db.exec('BEGIN IMMEDIATE');
  for (let n = 1; n < PEOPLE; n += 1) {
    put('lines', { ...line, user_id: `person-${n}` });
    if (n <= CALLS) put('calls', { ...call, ...going, id: `call-${n}`, user_id: `person-${n}`, provider_call_id: '' });
  }
  db.exec('COMMIT');
  db.close();
}
