import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

test('[AI-01] an agent is added, its flow is written as text and seen as a picture, and what is wrong is told at its step', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.goto('/ai-agents');
  await expect(page.getByRole('link', { name: 'Sol' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar agente' })).toBeHidden(); // an admin's
  await as('admin');
  await page.goto('/ai-agents');
  await page.getByRole('button', { name: 'Agregar agente' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Brisa');
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar agente' }).click();
  await expect(page.getByRole('heading', { name: 'Versión 1' })).toBeVisible();

  await page.getByRole('tab', { name: 'Texto' }).click();
  const text = page.getByRole('textbox', { name: 'El flujo como texto' });
  const written = await text.inputValue();
  await text.fill(written.replace('to: identity\n', 'to: offers\n'));
  const told = page.getByRole('link', { name: 'offers' }).first(); // a way past the identity
  await expect(told).toBeVisible();
  await told.click();
  await page.getByRole('tab', { name: 'Pasos' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre del paso' })).toHaveValue('offers');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeEnabled();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(told).toBeHidden();

  await page.getByRole('tab', { name: 'Dibujo' }).click();
  const step = page.locator('.react-flow__node[data-id="identity"]');
  await step.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nombre del paso' })).toHaveValue('identity');
  await expectAccessible(page, 'the picture of a flow');

  await page.getByRole('tab', { name: 'Conocimiento' }).click();
  const portals = page.getByRole('group', { name: 'Portales de ayuda' });
  await portals.getByRole('checkbox', { name: 'Ayuda' }).check(); // by its name, of another app
  const categories = page.getByRole('group', { name: 'Categorías' });
  await categories.getByRole('checkbox').first().check();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expectAccessible(page, 'what a version knows');
});
