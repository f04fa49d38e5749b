import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

test('the settings of AI agents stop them all at once, say who did and why, and let them go on [AI-13]', async ({
  page,
  as,
  elsewhere,
}) => {
  await as('admin');
  const other = await elsewhere('manager');
  await other.goto('/settings/ai-agents');
  await expect(other.getByText('Los agentes responden con normalidad.')).toBeVisible();
  await other.getByRole('button', { name: 'Detener todos' }).click();
  const question = other.getByRole('alertdialog', { name: '¿Detener todos los agentes de IA?' });
  await question.getByRole('textbox', { name: /Motivo/ }).fill('Dicen montos equivocados');
  await question.getByRole('button', { name: 'Detener todos' }).click();
  await expect(other.getByText('Dicen montos equivocados')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Reanudar' })).toHaveCount(0);

  await page.goto('/settings/ai-agents');
  await expect(page.getByText('Dicen montos equivocados')).toBeVisible();
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reanudar' }).click();
  await expect(other.getByText('Los agentes responden con normalidad.')).toBeVisible({ timeout: 2_000 });
});

test('a provider is connected by its key, which is not shown again [AI-13]', async ({ page, as }) => {
  await as('admin');
  await page.goto('/settings/ai-agents');
  const providers = page.getByRole('region', { name: 'Proveedores de modelos' });
  await expect(providers.getByText('Ningún proveedor conectado')).toBeVisible();
  await providers.getByRole('button', { name: 'Conectar proveedor' }).click();
  const panel = page.getByRole('dialog', { name: 'Conectar proveedor' });
  await panel.getByRole('textbox', { name: /Nombre/ }).fill('Principal');
  await panel.getByLabel(/Clave de la API/).fill('sk-proj-0123456789');
  await panel.getByRole('textbox', { name: /^Modelo/ }).fill('gpt-4.1-mini');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(providers.getByText('Principal', { exact: true })).toBeVisible();
  await expect(providers.getByText(/clave …6789/)).toBeVisible();
  await expect(page.getByText('0123456789')).toHaveCount(0);
});

test('an app that is turned off leaves, in every open browser, a screen that says so, and comes back by itself [AU-06] [RT-07]', async ({
  page,
  as,
  elsewhere,
}) => {
  await as('admin');
  const other = await elsewhere('cashier');
  await other.goto('/tasks');
  await expect(other.getByRole('heading', { level: 1, name: /Tareas/ })).toBeVisible();
  const link = other
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: 'Tareas' });
  await expect(link).toBeVisible();

  await page.goto('/apps');
  await page.getByRole('switch', { name: 'Conectar Tareas' }).click();
  const name = await other.getByRole('button', { name: /^Cuenta de / }).getAttribute('aria-label');
  const question = page.getByRole('alertdialog', { name: '¿Desconectar Tareas?' });
  await expect(question.getByText(/trabajan? en ella/)).toContainText(name?.replace('Cuenta de ', '') ?? '?');
  await question.getByRole('button', { name: 'Cancelar' }).click();

  await toggle(page, 'Tareas');
  await expect(link).toHaveCount(0, { timeout: 2_000 });
  await expect(other.getByText('Sin conectar')).toBeVisible({ timeout: 2_000 });
  await expect(other.getByText('La conecta un administrador de su empresa')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Conectar en Aplicaciones' })).toHaveCount(0);
  expect(new URL(other.url()).pathname).toBe('/tasks');

  await page.goto('/tasks');
  await expect(page.getByText('Usted puede conectarla')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conectar en Aplicaciones' })).toBeVisible();

  await toggle(page, 'Tareas');
  await expect(link).toBeVisible({ timeout: 2_000 });
  await expect(other.getByRole('heading', { level: 1, name: /Tareas/ })).toBeVisible();
  await expect(other.getByText('Sin conectar')).toHaveCount(0);
});

test('portfolios and debtors that are turned off are told apart from an address nobody owns [RT-07]', async ({
  page,
  as,
}) => {
  await as('admin');
  await toggle(page, 'Carteras');
  for (const [path, title] of [
    ['/portfolios', 'Carteras'],
    ['/debtors', 'Deudores'],
    ['/debtors/some-id', 'Deudores'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByText('Sin conectar')).toBeVisible();
  }
  await page.goto('/debtorsx');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await toggle(page, 'Carteras');
});

async function toggle(page: Page, title: string): Promise<void> {
  await page.goto('/apps');
  const control = page.getByRole('switch', { name: `Conectar ${title}` });
  const before = await control.isChecked();
  await control.click();
  if (before) await page.getByRole('alertdialog').getByRole('button', { name: 'Desconectar' }).click();
  await expect(control).toBeChecked({ checked: !before });
  await expect(control).toHaveAttribute('aria-busy', 'false');
}

test('a page that waits for an app which is down shows itself again when the app is back, without a reload [RT-20]', async ({
  page,
  as,
  product,
}) => {
  await as('manager');
  await page.clock.install();
  const problem = { status: 503, code: 'module_unavailable', title: 'Tareas no responde' };
  let refused = 0;
  await page.route('**/api/v1/tasks?**', (route) => {
    refused += 1;
    return route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem });
  });
  await page.goto('/tasks');
  // The app loads under the same clock and would give up: time passes only between the requests of a page that is there.
  for (const [tries, pause] of [1_000, 2_000, 4_000].entries()) {
    await expect.poll(() => refused).toBeGreaterThan(tries);
    await page.clock.runFor(pause);
  }
  const told = page.getByRole('alert').filter({ hasText: 'Tareas no responde' });
  await expect(told).toBeVisible();
  await page.unroute('**/api/v1/tasks?**');
  product.crash('tasks');
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  await expect(told).toHaveCount(0);
});
