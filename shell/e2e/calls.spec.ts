import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { energyHeard, speakInto } from './harness/microphone';
import { alike, RATE, speechOf, writeWav } from './harness/speech';
import type { Telephone } from './harness/telephone';
import { expect, test } from './harness/test';
import { connectTelephone, WEBPHONE } from './harness/webphone';

const DIR = mkdtempSync(path.join(tmpdir(), 'recobro-speech-'));
const THEIRS = path.join(DIR, 'theirs.wav');
// The telephone hangs up when it has said all: longer than the test.
const [ours, theirs] = [speechOf(1, 6), speechOf(2, 120)];
const ENOUGH = 0.95;

test.use(WEBPHONE);

let started: Telephone | undefined;
test.afterEach(() => started?.stop());

test.beforeAll(async () => {
  await writeWav(THEIRS, theirs);
});

test('[CA-02] a click on a number calls it, and both hear each other; a call that fails says so', async ({
  page,
  as,
  ask,
}) => {
  test.slow();
  await as('cashier');
  const [debtor] = await ask<{ id: string }[]>(
    'GET',
    '/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress&pageSize=1',
  );
  await as('manager');
  // The law allows calls by day alone; a test runs at any hour.
  const reason = 'Prueba de la línea, con su acuerdo';
  for (let call = 0; call < 2; call += 1)
    await ask('POST', '/api/v1/contacts/overrides', { debtor_id: debtor?.id, channel: 'call', reason });
  await as('admin');
  const phones = await ask<{ e164: string }[]>('GET', `/api/v1/deudores/${debtor?.id}/phones`);
  const numbers = phones.map(({ e164 }) => e164);
  const phone = await connectTelephone(ask, { speaks: THEIRS, numbers });
  started = phone;
  await as('cashier');
  await speakInto(page, ours, RATE);
  await page.goto(`/debtors/${debtor?.id}`);
  await page.getByRole('button', { name: 'Conectar' }).click();
  await expect(page.getByRole('region', { name: 'Teléfono' }).getByText('Listo')).toBeVisible();
  await page
    .getByRole('button', { name: /^Llamar al/ })
    .first()
    .click();
  await phone.awaits('CALL_ESTABLISHED');
  const telephone = page.getByRole('region', { name: 'Teléfono' });
  await expect(telephone.getByText('En curso')).toBeVisible();
  await expect
    .poll(async () => alike(await phone.heard(), ours, ENOUGH), { timeout: 20_000 })
    .toBeGreaterThan(ENOUGH);
  await expect.poll(() => energyHeard(page)).toBeGreaterThan(0);
  await telephone.getByRole('button', { name: 'Cortar' }).click();
  await phone.awaits('CALL_CLOSED');
  const outcome = page.getByRole('dialog', { name: /^Contacto con/ });
  await outcome.getByRole('radio', { name: /Se niega a pagar/ }).check();
  await outcome.getByRole('button', { name: 'Guardar resultado' }).click();
  await expect(outcome).toHaveCount(0);
  await expect(telephone.getByText('Listo')).toBeVisible();
  await phone.stop();
  await page
    .getByRole('button', { name: /^Llamar al/ })
    .first()
    .click(); // nobody is there any more
  await expect(telephone.getByText('Falló')).toBeVisible({ timeout: 30_000 });
  await telephone.getByRole('link', { name: 'Ver la última llamada' }).click();
  await expect(page).toHaveURL(/\/calls\/[0-9a-f-]+$/);
  await expect(telephone.getByText('Listo')).toBeVisible(); // the telephone outlives every page
});
