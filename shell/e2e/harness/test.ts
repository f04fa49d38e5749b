import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { askApi, isSignedIn, signInByApi } from './person';
import { type Credentials, Product } from './product';
import { tellResponses } from './responses';

export { expect };

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface WorkerFixtures {
  /** Sessions that tests share, by tenant and role. */
  sessions: Map<string, Cookies>;
  /** One installation for all tests of a worker, with a pair of tenants. */
  product: Product;
}

interface TestFixtures {
  /** Tells whoever measures how fast the pages answered; nothing otherwise. */
  responses: undefined;
  /** Knows which choices are on their way to the server. */
  choices: undefined;
  /** Makes the browser a demo user's, whose session all tests of the worker share. Not to be signed out. */
  as: (role: string, tenant?: string) => Promise<void>;
  /** The same with a session of this test alone, to be ended at will. */
  signIn: (role: string, tenant?: string) => Promise<Credentials>;
  /** A page in the browser of somebody else. */
  elsewhere: (role: string, tenant?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Asks the API as the user of the test's browser. */
  ask: <T>(method: string, path: string, body?: object) => Promise<T>;
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
  choices: [
    async ({ context }, use) => {
      watchChoices(context);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  as: async ({ context, product, signIn, sessions }, use) => {
    await use(async (role, tenant) => {
      const who = `${role} of ${tenant}`;
      await leave(context);
      await context.addCookies(sessions.get(who) ?? []);
      if (await isSignedIn(context.request, product.url)) return; // a test may have ended that session
      await signIn(role, tenant);
      sessions.set(who, await sessionOf(context));
    });
  },
  signIn: async ({ context, product }, use) => {
    await use(async (role, tenant) => {
      await leave(context);
      const credentials = await product.credentials(role, tenant);
      await signInByApi(context.request, product.url, credentials);
      return credentials;
    });
  },
  elsewhere: async ({ browser, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (role, tenant, options) => {
      const context = await browser.newContext({ locale: 'es-UY', baseURL: product.url, ...options });
      contexts.push(context);
      await signInByApi(context.request, product.url, await product.credentials(role, tenant));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  ask: async ({ context, product }, use) =>
    use((method, path, body) => askApi(context.request, product.url, method, path, body)),
});

/** The cookies of a browser's session; choices are in others. */
async function sessionOf(context: BrowserContext): Promise<Cookies> {
  return (await context.cookies()).filter(({ httpOnly }) => httpOnly);
}

/** Lets go of a browser's session without ending it. */
async function leave(context: BrowserContext): Promise<void> {
  for (const { name } of await sessionOf(context)) await context.clearCookies({ name });
}

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

const CHOICES = [
  'theme',
  'font',
  'direction',
  'language',
  'sidebar',
  'density',
  'page_size',
  'start_page',
  'views',
];

const choosing = new WeakMap<BrowserContext, Set<Request>>();

function watchChoices(context: BrowserContext): void {
  if (choosing.has(context)) return; // a context that several tests have
  const underWay = new Set<Request>();
  choosing.set(context, underWay);
  context.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/api/v1/preferences')) underWay.add(request);
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
}

/** Puts every choice of the signed-in user back to its default, so that the next test meets the page as it comes. */
export async function forgetChoices(page: Page): Promise<void> {
  const { origin, protocol } = new URL(page.url());
  const { request } = page.context();
  const session = await sessionOf(page.context());
  if (!protocol.startsWith('http') || session.length === 0) return; // the test used pages of its own
  const nothing = Object.fromEntries(CHOICES.map((name) => [name, null]));
  await expect.poll(() => choosing.get(page.context())?.size ?? 0, 'choices on their way').toBe(0);
  await page.close(); // it might write down once more what is forgotten here
  await askApi(request, origin, 'PATCH', '/api/v1/preferences', nothing);
}
