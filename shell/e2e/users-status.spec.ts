import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible';
import { leavePanel } from './harness/keyboard';
import { expect, test } from './harness/test';

test.describe.configure({ timeout: 120_000 });
const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name });
const panel = (page: Page) => page.getByRole('dialog');

/** Invites somebody by the panel and finds the focus back on the button. */
async function invite(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Invitar', exact: true }).first();
  await button.click();
  await panel(page).getByLabel('Nombre y apellido').fill(name);
  await panel(page)
    .getByLabel('Correo electrónico')
    .fill(`${name.toLowerCase().replaceAll(' ', '.')}@andina.demo`);
  await panel(page).getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(panel(page).getByRole('textbox', { name: `Envíe este enlace a ${name}` })).toBeFocused();
  await leavePanel(panel(page));
  await expect(button).toBeFocused();
}

/** Changes the status of a user by the panel. */
async function move(page: Page, name: string, verb: string): Promise<void> {
  const menu = row(page, name).getByRole('button').last();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Administrar' }).click();
  await panel(page).getByRole('button', { name: verb, exact: true }).click();
  const confirm = page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: verb, exact: true }).click();
  await expect(page.locator('.fui-ToastTitle', { hasText: `Se actualizó a ${name}` }).first()).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await leavePanel(panel(page));
  await expect(menu).toBeFocused();
}

/** The colours of a badge as drawn, and the contrast of its words with what lies behind them. */
async function drawn(badge: Locator): Promise<{ colours: string; contrast: number }> {
  return badge.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (colour: string): [number, number, number] => {
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b];
    };
    const light = (colour: string) => {
      const [r, g, b] = rgb(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [high = 0, low = 0] = [light(color), light(backgroundColor)].sort((a, b) => b - a);
    return { colours: `${color} on ${backgroundColor}`, contrast: (high + 0.05) / (low + 0.05) };
  });
}

test('each status of a user has a colour of its own that can be read in light and in dark [ST-01]', async ({
  page,
  as,
}) => {
  await as('admin', 'andina');
  await page.goto('/users');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page).toHaveTitle('Usuarios · Recobro');
  const people = ['manager', 'cashier'].map((role) => page.locator('[data-row]', { hasText: role }).first());
  const [suspended, inactive] = await Promise.all(
    people.map(
      async (each) =>
        (await each.locator('[role=cell], [role=rowheader]').nth(0).textContent())?.trim() ?? '',
    ),
  );
  if (!suspended || !inactive) throw new Error('the demo users are not on the page');

  await invite(page, 'Berta Invitada');
  await move(page, suspended, 'Suspender');
  await move(page, inactive, 'Pasar a inactivo');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    const colours = new Set<string>();
    for (const status of ['Activo', 'Inactivo', 'Invitado', 'Suspendido']) {
      const badge = page.locator('[data-row] .fui-Badge', { hasText: new RegExp(`^${status}$`) }).first();
      const found = await drawn(badge);
      expect(found.contrast, `${status} in ${theme}: ${found.colours}`).toBeGreaterThanOrEqual(4.5);
      colours.add(found.colours);
    }
    expect(colours.size, theme).toBe(4);
    await expectAccessible(page, `users in ${theme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await move(page, suspended, 'Activar');
  await move(page, inactive, 'Activar');
});
