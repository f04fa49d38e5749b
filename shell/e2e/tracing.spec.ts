import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './harness/test';

test('what modules record is told in their own words, in the language on screen', async ({
  page,
  signIn,
}) => {
  await signIn('admin', 'andina');
  await page.goto('/tracing-events?name=portfolios.');
  await expect(page.getByText('Cartera creada').first()).toBeVisible();
  await expect(page.getByText(/^(core|portfolios|tasks|identityprovider)\.[a-z_]+\.[a-z_]+$/)).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze();
  expect(violations).toEqual([]);

  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('menuitemradio', { name: 'Português' }).click();
  await expect(page.getByText('Carteira criada').first()).toBeVisible();
});
