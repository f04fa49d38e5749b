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

/** Makes the browser a demo user's, by role and tenant. */
export type As = (role: string, tenant?: string) => Promise<void>;
/** Asks the API as the user of the test's browser. */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

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
  /** Puts what the test's browser chose for its user back to the defaults, so that the next test meets the pages as they come. */
  choices: undefined;
  /** Makes the browser a demo user's, whose session all tests of the worker share. Not to be signed out. */
  as: As;
  /** The same with a session of this test alone, to be ended at will. */
  signIn: (role: string, tenant?: string) => Promise<Credentials>;
  /** A page in the browser of somebody else. */
  elsewhere: (role: string, tenant?: string, options?: BrowserContextOptions) => Promise<Page>;
  ask: Ask;
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
    // The page is asked for so that it outlives this: with it would go what it has on its way to the server.
    async ({ context, page: _, product }, use) => {
      watchChoices(context);
      await use(undefined);
      await forgetChoices(context, product.url);
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  as: async ({ context, product, signIn, sessions }, use) => {
    await use(async (role, tenant) => {
      const who = `${role} of ${tenant}`;
      await leave(context, product.url);
      await context.addCookies(sessions.get(who) ?? []);
      if (await isSignedIn(context.request, product.url)) return; // a test may have ended that session
      await signIn(role, tenant);
      sessions.set(who, await sessionOf(context));
    });
  },
  signIn: async ({ context, product }, use) => {
    await use(async (role, tenant) => {
      await leave(context, product.url);
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

/** Lets go of a browser's session without ending it. No page is left that would ask for more without it, and be led to sign in. */
async function leave(context: BrowserContext, url: string): Promise<void> {
  await forgetChoices(context, url);
  await leavePages(context);
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

/** Changes of choices that a browser sent since they were last forgotten, and those of them that have no answer yet. */
interface Chosen {
  sent: boolean;
  underWay: Set<Request>;
}

const choices = new WeakMap<BrowserContext, Chosen>();

function watchChoices(context: BrowserContext): void {
  if (choices.has(context)) return; // a context that several tests have
  const chosen: Chosen = { sent: false, underWay: new Set() };
  choices.set(context, chosen);
  context.on('request', (request) => {
    if (request.method() !== 'PATCH' || !request.url().endsWith('/api/v1/preferences')) return;
    chosen.sent = true;
    chosen.underWay.add(request);
  });
  context.on('requestfinished', (request) => chosen.underWay.delete(request));
  context.on('requestfailed', (request) => chosen.underWay.delete(request));
}

/** Puts every choice of the signed-in user back to its default, if any was made in this browser. */
async function forgetChoices(context: BrowserContext, url: string): Promise<void> {
  const chosen = choices.get(context);
  if (!chosen?.sent) return;
  await expect.poll(() => chosen.underWay.size, 'choices on their way').toBe(0);
  await leavePages(context); // they might write down once more what is forgotten here
  const nothing = Object.fromEntries(CHOICES.map((name) => [name, null]));
  await askApi(context.request, url, 'PATCH', '/api/v1/preferences', nothing);
  chosen.sent = false;
}

async function leavePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank');
}
