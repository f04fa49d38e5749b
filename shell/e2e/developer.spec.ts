import { expect, test } from './harness/test';

test('the panels for developers are in no production build', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Router' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Queries' })).toHaveCount(0);
});
