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
