import { expect, signOut, submitSignIn, test } from './harness/test';

const roles = ['superadmin', 'admin', 'manager', 'cashier'];

for (const role of roles) {
  test(`${role} signs in with a password and lands on the home page [AU-02]`, async ({ page, product }) => {
    await page.goto('/sign-in');
    await submitSignIn(page, await product.credentials(role));
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  });
}

test('a wrong password is told at the form, and the right one still works [AU-02]', async ({
  page,
  product,
}) => {
  const { login, password } = await product.credentials('cashier', 'andina');
  await page.goto('/sign-in');
  await submitSignIn(page, { login, password: `${password}x` });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
  await submitSignIn(page, { login, password });
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the callback completes the sign-in and lands on the home page [RT-04]', async ({ page, product }) => {
  const landed = page.waitForURL(/\/sso-callback/);
  await page.goto('/sign-in');
  await submitSignIn(page, await product.credentials('admin'));
  await landed;
  await expect(page).toHaveURL(`${product.url}/`);
});

test('a replayed callback says so and shows the way back [RT-04]', async ({ page, product }) => {
  let callback = '';
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/auth/callback')) callback = request.url();
  });
  await page.goto('/sign-in');
  await submitSignIn(page, await product.credentials('admin'));
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto(callback);
  await expect(page.getByRole('alert')).toContainText('ya se usó');
  await page.getByRole('button', { name: 'Ingresar de nuevo' }).click();
  await expect(page).toHaveURL(/\/(sign-in)?$/);
});

test('after sign-out Back shows nothing of the session [RT-05]', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/');
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('sign-out ends the session at the provider too: the next sign-in asks again [AU-02]', async ({
  page,
  signIn,
  product,
}) => {
  const { login } = await signIn('manager');
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
  // However long the provider takes, the page waits for it: it goes on when the other tab has left.
  await page.route('**/idp/end-session*', async (route) => {
    await expect(other).toHaveURL(/\/sign-in/);
    await route.continue();
  });
  await signOut(page);
  await expect(page).toHaveURL(/\/sign-in/);
  await submitSignIn(page, { login, password: 'not the password' });
  await expect(page.getByRole('alert')).toBeVisible();
  await submitSignIn(page, await product.credentials('manager'));
  await expect(page).toHaveURL(`${product.url}/`);
});

test('no token stands in storage or in a readable cookie [AU-02]', async ({ page, product }) => {
  await page.goto('/sign-in');
  await submitSignIn(page, await product.credentials('admin'));
  await expect(page).toHaveURL(`${product.url}/`);
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toMatch(/eyJ|bearer|recobro_session/i);
});

test('every request of a page carries a bearer to the versioned base [CL-01]', async ({ page, as }) => {
  const calls: { url: string; bearer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || /\/(auth|health|public)/.test(pathname)) return;
    calls.push({ url: pathname, bearer: request.headers().authorization });
  });
  await as('manager');
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Carteras' })).toBeVisible();
  expect(calls.length).toBeGreaterThan(0);
  for (const { url, bearer } of calls) {
    expect(url).toMatch(/^\/api\/v1\//);
    expect(bearer).toMatch(/^Bearer .+/);
  }
});
