import { expectAccessible } from './harness/accessible';
import { expect, test } from './harness/test';

test('a lost network is told until it is back; a host of another version asks for a reload', async ({
  page,
  context,
  as,
}) => {
  await as('manager');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
  const notice = page.getByText('Sin conexión con el servidor.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Reintentar' }).click();
  await expect(notice).toBeVisible();

  await page.route('**/api/v1/health', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...body.data, version: '99.1.0' } } });
  });
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Hay una versión nueva de Recobro (99.1.0).')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recargar' }).click();
  await reloaded;
  await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
  await expect(page.getByText('Hay una versión nueva')).toHaveCount(0);
});
