import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

const column = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const cards = (page: Page, name: string) => column(page, name).locator('[data-card]');
const card = (page: Page, title: string) => page.locator('[data-card]', { hasText: title });
const rows = (page: Page) => page.locator('[data-row]');

/** Waits until a task has been written: what is shown at once may not have reached the server. */
const written = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/api/v1/tasks/') && answer.request().method() !== 'GET',
  );

/** Creates a task by the panel and waits until it is on screen. */
async function create(page: Page, title: string, more: (page: Page) => Promise<void> = async () => {}) {
  await page.getByRole('button', { name: 'Crear tarea', exact: true }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Título').fill(title);
  await more(page);
  await panel.getByRole('button', { name: 'Crear tarea' }).click();
  await expect(panel).toBeHidden();
}

test('the table narrows, sorts and pages; the URL holds it, Back and reload restore it [RT-09]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { name: /^Tareas/ })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\/tasks$/);

  await page.getByRole('button', { name: 'Estado', exact: true }).first().click();
  await page.getByRole('menuitemcheckbox', { name: 'En curso' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Por hacer' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Prioridad', exact: true }).first().click();
  await page.getByRole('menuitemcheckbox', { name: 'Alta' }).click();
  await page.keyboard.press('Escape');
  const params = () => new URL(page.url()).searchParams;
  await expect.poll(() => params().get('priority')).toBe('high');
  expect(params().get('status')).toBe('in progress,todo');
  const shown = await rows(page).count();
  expect(shown).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('acreedor');
  await expect.poll(() => params().get('filter')).toBe('acreedor');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Prioridad: Alta' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('acreedor');
  await page.goBack();
  await expect.poll(() => params().get('priority')).toBeNull();
  await expect(page.getByRole('button', { name: 'Prioridad', exact: true }).first()).toBeVisible();

  await page.goto('/tasks?page=2&pageSize=10&sort=title');
  await expect(page.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  const second = await rows(page).first().getByRole('link').textContent();
  await page.getByRole('button', { name: 'Página 1', exact: true }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.goBack();
  await expect(rows(page).first().getByRole('link')).toHaveText(second ?? '');
});

test('search params that mean nothing fall back silently [RT-10]', async ({ page, as }) => {
  await as('manager');
  await page.goto('/tasks?page=x&pageSize=-3&status=doing,todo&priority=urgent&sort=version&view=list');
  await expect(page.getByRole('button', { name: 'Estado: Por hacer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prioridad', exact: true }).first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('a task is written, changed and told in its history: status, priority, label, due day as typed, steps [ST-03]', async ({
  page,
  as,
}) => {
  await as('manager');
  await page.goto('/tasks');
  await create(page, 'Confirmar el domicilio laboral', async () => {
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Prioridad').selectOption({ label: 'Urgente' });
    await panel.getByLabel('Etiqueta').selectOption({ label: 'Documentación' });
    await panel.getByLabel('Vencimiento').fill('mañana');
  });
  await page.getByRole('link', { name: 'Confirmar el domicilio laboral' }).click();
  const panel = page.getByRole('dialog', { name: 'Confirmar el domicilio laboral' });
  await expect(panel.getByText('Urgente')).toBeVisible();
  const steps = panel.getByRole('heading', { name: 'Pasos' });
  const place = (await steps.boundingBox())?.y;
  for (const status of ['Por planificar', 'En curso', 'Hecha', 'Cancelada', 'Por hacer']) {
    await panel.getByLabel('Estado').selectOption({ label: status });
    await expect(
      panel
        .getByRole('list', { name: 'Historial' })
        .getByText(new RegExp(`a ${status}$`))
        .first(),
    ).toBeVisible();
    await expect(panel.getByText('Cerrada', { exact: true })).toHaveCount(
      ['Hecha', 'Cancelada'].includes(status) ? 1 : 0,
    );
    expect((await steps.boundingBox())?.y).toBe(place);
  }
  await panel.getByPlaceholder('Nuevo paso').fill('Llamar a la empresa');
  await panel.getByPlaceholder('Nuevo paso').press('Enter');
  const checked = written(page);
  await panel.getByRole('checkbox', { name: 'Llamar a la empresa' }).click();
  await checked;
  await expect(panel.getByRole('checkbox', { name: 'Llamar a la empresa' })).toBeChecked();
  await expect(panel.getByText('1 de 1 pasos')).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: 'Llamar a la empresa' })).toBeChecked();

  await panel.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('combobox', { name: 'Registro vinculado' }).pressSequentially('mar');
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasNotText: /Sin resultados|Escriba/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByText('Registro vinculado', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('link', { name: 'Confirmar el domicilio laboral' })).toHaveCount(0);
});

test('a card is dragged by the pointer, and a click still opens it', async ({ page, as }) => {
  await as('manager');
  await page.goto('/tasks?view=board');
  await create(page, 'Se arrastra');
  const moving = card(page, 'Se arrastra');
  const from = await moving.boundingBox();
  const to = await column(page, 'Hecha').boundingBox();
  if (!from || !to) throw new Error('no boxes');
  const drag = async () => {
    await page.mouse.move(from.x + 40, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 80, from.y + 60, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 10, { steps: 8 });
    await expect(cards(page, 'Hecha').first()).toContainText('Se arrastra');
  };
  await drag();
  await page.keyboard.press('Escape');
  await expect(cards(page, 'Hecha').first()).not.toContainText('Se arrastra');
  await page.mouse.up();
  await expect(cards(page, 'Por hacer').first()).toContainText('Se arrastra');
  await drag();
  const moved = written(page);
  await page.mouse.up();
  await moved;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(cards(page, 'Hecha').first()).toContainText('Se arrastra');
  await moving.click();
  await expect(page.getByRole('dialog', { name: 'Se arrastra' })).toBeVisible();
});

test('what one person moves, another sees at once', async ({ page, as, elsewhere }) => {
  await as('manager');
  const watching = await elsewhere('manager');
  await watching.goto('/tasks?view=board');
  await expect(cards(watching, 'Por hacer').first()).toBeVisible();
  await page.goto('/tasks?view=board');
  await create(page, 'La ven dos personas');
  await expect(cards(watching, 'Por hacer').first()).toContainText('La ven dos personas');
  await card(page, 'La ven dos personas').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(card(watching, 'La ven dos personas')).toHaveCount(1);
  await expect(
    column(watching, 'En curso').locator('[data-card]', { hasText: 'La ven dos personas' }),
  ).toHaveCount(1);
});

test('a cashier works their own tasks, without what is not theirs to do', async ({ page, as }) => {
  await as('cashier');
  await page.goto('/tasks?pageSize=100');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Definir qué casos pasan/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Arqueo de la caja/ })).toHaveCount(1);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Más acciones' })).toHaveCount(0);
  await create(page, 'La anotó caja');
  await page.getByRole('link', { name: 'La anotó caja' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' })).toHaveCount(0);
});

test('tasks come in from a file, line by line, and go out again', async ({ page, as }) => {
  await as('manager');
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Importar (CSV)' }).click();
  const text =
    'Título;Prioridad;Vence\nImportada de una planilla;alta;24/11/2026\nMal hecha;altísima;24/11/2026\n';
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'tareas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  const panel = page.getByRole('dialog', { name: 'Importar tareas' });
  await expect(panel.getByText('Se creó una tarea')).toBeVisible();
  await expect(panel.getByText('Fila 3, prioridad')).toBeVisible();
  await panel.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByRole('searchbox').fill('importada de una');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Exportar lo filtrado (CSV)' }).click();
  const file = await (await saving).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part as Buffer);
  const lines = Buffer.concat(parts).toString().trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Importada de una planilla;;todo;high;');
});
