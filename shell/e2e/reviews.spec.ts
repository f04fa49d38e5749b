import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

test('[AI-09] a review is taken and judged by keys, and the person reviewed appeals', async ({
  page,
  as,
  ask,
}) => {
  await as('cashier');
  const me = await ask<{ id: string }>('GET', '/api/v1/me');
  await as('manager');
  await page.goto(`/reviews?user=${me.id}&status=waiting`);
  await page.locator('[data-row] a').first().click();
  await page.getByRole('button', { name: 'Tomar' }).waitFor();
  await page.keyboard.press('t');
  const form = page.getByRole('region', { name: 'Formulario' });
  await expect(form).toBeVisible();
  await expectAccessible(page, 'a review');
  await form.getByRole('combobox', { name: 'Escucha' }).selectOption('partly');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('2');
  await expect(page.getByRole('region', { name: 'Qué se encontró' })).toContainText('En parte');
  const review = new URL(page.url()).pathname;

  await as('cashier');
  await page.goto(review);
  await page.getByRole('button', { name: 'Apelar' }).click();
  await page.getByRole('textbox', { name: 'Por qué no está de acuerdo' }).fill('No me dejaba terminar.');
  await page.getByRole('dialog').getByRole('button', { name: 'Apelar' }).click();
  await expect(page.getByRole('region', { name: 'Apelación' })).toContainText('No me dejaba terminar.');
});

test('[AI-08] a conversation shows beside it what the program says of it, once it was resolved', async ({
  page,
  as,
  ask,
}) => {
  await as('manager');
  const [open] = await ask<{ id: string }[]>('GET', '/api/v1/conversations?status=open&pageSize=1');
  await page.goto(`/chats/${open?.id}`);
  await expect(page.getByRole('region', { name: 'Análisis' })).toContainText('Todavía no se analizó.');
  await page.getByRole('button', { name: 'Resolver' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${open?.id}`)); // on to the next one
  await page.goto(`/chats/${open?.id}`);
  await expect(page.getByRole('region', { name: 'Análisis' })).toContainText('Por reglas, sin modelo');
});

test('[AI-09] a reviewed conversation becomes a case of the corrections by one click', async ({
  page,
  as,
  ask,
}) => {
  await as('manager');
  const me = await ask<{ id: string }>('GET', '/api/v1/me');
  const path = '/api/v1/conversations?status=resolved&pageSize=50';
  const talks = await ask<{ id: string; assignee_id: string }[]>('GET', path);
  const talk = talks.find(({ assignee_id }) => assignee_id && assignee_id !== me.id);
  const { id: analysis_id } = await ask<{ id: string }>('POST', '/api/v1/analyses', {
    conversation_id: talk?.id,
  });
  const { id } = await ask<{ id: string }>('POST', '/api/v1/reviews', { analysis_id });
  await ask('POST', `/api/v1/reviews/${id}/take`);
  const items = ['opening', 'identity', 'listening', 'law', 'outcome'];
  const scores = items.map((item) => ({ item, grade: 'ok' }));
  await ask('POST', `/api/v1/reviews/${id}/verdict`, { verdict: 'ok', scores });
  await page.goto(`/reviews/${id}`);
  await page.getByRole('button', { name: 'Convertir en caso' }).click();
  await expect(page).toHaveURL(/ai-agents\/suites\/.+case=own/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correcciones');
  await expect(page.getByRole('dialog')).toContainText('De una corrección');
});

test('[AI-14] a review whose parts come as JSON text is shown like any other', async ({ page, as, ask }) => {
  await as('manager');
  const [one] = await ask<{ id: string }[]>('GET', '/api/v1/reviews?status=waiting&pageSize=1');
  await ask('POST', `/api/v1/reviews/${one?.id}/take`);
  const scores = ['opening', 'identity', 'listening', 'law', 'outcome'].map((item) => ({
    item,
    grade: 'ok',
  }));
  await ask('POST', `/api/v1/reviews/${one?.id}/verdict`, { verdict: 'ok', scores });
  await page.goto(`/reviews/${one?.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Por reglas, sin modelo')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Qué se encontró' })).toBeVisible();
  await expect(main).not.toContainText('Registro'); // people are named once their names are there
  const shown = await main.textContent();
  const fields = ['ai_context', 'call_results', 'analysis', 'supervisor_review', 'recording'];
  let told = 0;
  await page.route(/\/api\/v1\/(reviews|analyses)\/[0-9a-f-]+$/, async (route) => {
    const host = await route.fetch();
    const { data } = (await host.json()) as { data: Record<string, unknown> };
    for (const field of fields)
      if (data[field] && typeof data[field] === 'object') {
        data[field] = JSON.stringify(data[field]);
        told += 1;
      }
    await route.fulfill({ response: host, json: { data } });
  });
  await page.reload();
  await expect(main.getByText('Por reglas, sin modelo')).toBeVisible();
  await expect.poll(() => main.textContent()).toBe(shown);
  expect(told).toBeGreaterThan(3);
});
