import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Credentials, Product } from './product';
import { tellResponses } from './responses';

export { expect };

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface WorkerFixtures {
  /** Sessions that tests share, by role. */
  sessions: Map<string, Cookies>;
  /** One installation for all tests of a worker. */
  product: Product;
}

interface TestFixtures {
  /** Tells whoever measures how fast the pages answered; nothing otherwise. */
  responses: undefined;
  /** Opens the home page as a demo user whose session all tests of the worker share. Not to be signed out. */
  as: (role: string) => Promise<void>;
  /** Signs a demo user in through the forms and waits for the home page. */
  signIn: (role: string, tenant?: string) => Promise<Credentials>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  responses: [
    async ({ context }, use) => {
      const file = process.env.TELL_RESPONSES;
      if (file) await tellResponses(context, file);
      await use(undefined);
    },
    { auto: true },
  ],
  as: async ({ page, context, signIn, sessions }, use) => {
    await use(async (role) => {
      const kept = sessions.get(role);
      if (!kept) {
        await signIn(role);
        const cookies = await context.cookies();
        sessions.set(
          role,
          cookies.filter(({ httpOnly }) => httpOnly),
        );
        return;
      }
      await context.addCookies(kept);
      await page.goto('/');
      await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
    });
  },
  baseURL: async ({ product }, use) => use(product.url),
  signIn: async ({ page, product }, use) => {
    await use(async (role, tenant) => {
      const credentials = await product.credentials(role, tenant);
      await page.goto('/sign-in');
      await submitSignIn(page, credentials);
      await expect(page).toHaveURL(`${product.url}/`);
      await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
      return credentials;
    });
  },
});

/** Fills the sign-in form and sends it. */
export async function submitSignIn(page: Page, { login, password }: Credentials): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(login);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Signs out by the user menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

/** Puts every choice of the signed-in user back to its default, so that the next test meets the page as it comes. */
export async function forgetChoices(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return; // the test used pages of its own
  await page.evaluate(async () => {
    const minted = await fetch('/api/v1/auth/token', {
      method: 'POST',
      headers: { 'X-Recobro-Client': 'web' },
    });
    if (!minted.ok) return;
    const { data } = (await minted.json()) as { data: { token: string } };
    const names = ['theme', 'font', 'direction', 'language', 'sidebar', 'density', 'page_size', 'start_page'];
    const answer = await fetch('/api/v1/preferences', {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${data.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))),
    });
    if (!answer.ok) throw new Error(await answer.text());
  });
}
