import type { Page } from '@playwright/test';
import { SETTINGS_PAGES } from '../../src/settings/pages';
import { csv1252, identityCard } from './creditorFile';
import { MODULE_PAGES } from './modulePages';

/** A screen as a person comes to it; none of it depends on the language. */
export interface Screen {
  name: string;
  path: string;
  /** Who looks at it; nobody where it stands before sign-in. */
  role?: string;
  /** What is done once it stands there, such as opening a panel. */
  act?: (page: Page) => Promise<void>;
  /** Whether it reads something of its own, so that the reading can fail. */
  reads?: boolean;
}

export const SCREENS: Screen[] = [
  { name: 'sign-in', path: '/sign-in' },
  { name: 'otp', path: '/otp?interaction=x' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'new-password', path: '/forgot-password?token=x' },
  { name: 'sign-up', path: '/sign-up?invitation=x' },
  { name: 'sso-callback', path: '/sso-callback?error=access_denied' },
  ...['401', '403', '404', '500', '503'].map((code) => ({ name: `error-${code}`, path: `/${code}` })),
  ...['admin', 'manager', 'cashier'].map((role) => ({ name: `home-${role}`, path: '/', role, reads: true })),
  ...signedIn([
    { name: 'users', path: '/users', reads: true },
    { name: 'users-panel', path: '/users', act: (page) => actOnRow(page, 1) },
    { name: 'tasks-board', path: '/tasks?view=board', reads: true },
    { name: 'tasks-panel', path: '/tasks', act: followFirst },
    { name: 'tasks-create', path: '/tasks?create=todo' },
    { name: 'tenants', path: '/tenants', role: 'superadmin', reads: true },
    { name: 'apps', path: '/apps', reads: true },
    { name: 'apps-one', path: '/apps/tasks', reads: true },
    { name: 'tracing', path: '/tracing-events', reads: true },
    { name: 'tracing-tree', path: '/tracing-events?name=portfolios.', act: (page) => actOnRow(page, 0) },
    { name: 'portfolios-one', path: '/portfolios', act: followFirst },
    { name: 'import-file', path: '/portfolios', act: openImport },
    { name: 'import-columns', path: '/portfolios', act: mapColumns },
    { name: 'import-check', path: '/portfolios', act: checkFile },
    { name: 'debtors-one', path: '/debtors', act: followFirst },
    { name: 'promises-calendar', path: '/promises?view=calendar', reads: true },
    { name: 'promises-debtor', path: '/promises', act: followFirst },
    ...SETTINGS_PAGES.map(({ id, to }) => ({ name: `settings-${id}`, path: to, reads: true })),
    ...MODULE_PAGES.map((to) => ({ name: to.slice(1).replaceAll('/', '-'), path: to, reads: true })),
    ...['ageing', 'roll', 'liquidation', 'team', 'promises', 'contactability'].map((report) => ({
      name: `reports-${report}`,
      path: `/reports?report=${report}`,
      reads: true,
    })),
    { name: 'work-queue', path: '/work?view=queue', role: 'manager', reads: true },
    { name: 'chats-one', path: '/chats', act: openConversation, reads: true },
    { name: 'help-center-editor', path: '/help-center/write', act: followFirst },
    { name: 'no-such-page', path: '/no-such-page' },
    { name: 'palette', path: '/debtors', act: (page) => press(page, 'Control+k') },
    { name: 'shortcuts', path: '/debtors', act: (page) => press(page, '?') },
    { name: 'notifications', path: '/debtors', act: openBell },
    { name: 'settings-security-key', path: '/settings/security', act: limitKey },
    { name: 'second-factor', path: '/second-factor' },
    { name: 'ai-agents-one', path: '/ai-agents', act: followFirst },
    { name: 'ai-agents-version', path: '/ai-agents', act: openVersion },
    { name: 'reviews-one', path: '/reviews', act: followFirst },
    { name: 'ai-agents-test-call-line', path: '/ai-agents/test-call', role: 'manager', act: byTelephone },
    { name: 'ai-agents-test-call-talk', path: '/ai-agents/test-call', role: 'manager', act: beginTest },
    { name: 'ai-agents-suites-law', path: '/ai-agents/suites/law', reads: true },
  ]),
];

const BELL = /^(Notificaciones|Notifications|Notificações)/;

function signedIn(screens: Screen[]): Screen[] {
  return screens.map((screen) => ({ role: 'admin', ...screen }));
}

async function press(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys);
  await page.getByRole('dialog').waitFor();
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: BELL }).click();
  await page.getByRole('dialog').waitFor();
}

/** The panel of a new key, limited to chosen permissions. */
async function limitKey(page: Page): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: /^(Crear clave|Create key|Criar chave)/ })
    .click();
  await page.getByRole('dialog').getByRole('radio').last().check();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
}

/** Opens what the first row leads to: a page of its own or a panel, either with an address. */
async function followFirst(page: Page): Promise<void> {
  const before = page.url();
  await page.locator('[data-row="0"]').getByRole('link').first().click();
  await page.waitForURL((url) => url.href !== before);
}

/** The newest version of the first agent, at one of its steps. */
async function openVersion(page: Page): Promise<void> {
  await followFirst(page);
  const version = page.locator('main ol').getByRole('link').first();
  await page.goto(`${await version.getAttribute('href')}?step=options`);
  await page.getByRole('tab').first().waitFor();
}

/** The first conversation of the inbox. */
async function openConversation(page: Page): Promise<void> {
  await page.locator('[data-conversation]').first().click();
  await page.getByRole('log').waitFor();
}

async function actOnRow(page: Page, row: number): Promise<void> {
  await page.locator(`[data-row="${row}"]`).getByRole('button').last().click();
  await page.getByRole('menuitem').first().click();
  await page.getByRole('dialog').waitFor();
}

/** The first portfolio's import assistant. */
async function openImport(page: Page): Promise<void> {
  const portfolio = await page.locator('[data-row="0"]').getByRole('link').first().getAttribute('href');
  await page.goto(`${portfolio}/imports/new`);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
}

async function mapColumns(page: Page): Promise<void> {
  await openImport(page);
  await page.locator('input[type=file]').setInputFiles(csv1252('banco-sur-noviembre.csv', table()));
  await page.locator('main select').first().waitFor();
  await onward(page).click();
  await page.locator('main select').nth(7).waitFor();
}

async function checkFile(page: Page): Promise<void> {
  await mapColumns(page);
  await onward(page).click();
  await page.locator('main table').first().waitFor();
}

/** The button of a step that leads on, as against the one that leads back. */
function onward(page: Page) {
  return page.locator('main').getByRole('button', { name: /^(Continu|Revisar|Check|Conferir)/ });
}

/** A creditor's file with one row that is refused and one column that is of no use. */
function table(): string[][] {
  const rows = Array.from({ length: 8 }, (_, at) => [
    at === 2 ? '1.234.567-8' : identityCard(4_100_000 + at),
    `Deudor ${at}`,
    `099 123 45${at}`,
    'Tarjeta – Oro',
    `D-${at}`,
    '1.250,50',
    '15/03/2026',
    '',
  ]);
  return [
    ['Documento', 'Nombre', 'Teléfono', 'Producto', 'Nro. deuda', 'Saldo', 'Vencimiento', 'Notas'],
    ...rows,
  ];
}

/** Begins a test call with what is chosen already. */
async function beginTest(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click();
  await page.locator('main ol li').first().waitFor();
}

async function byTelephone(page: Page): Promise<void> {
  await page.locator('main form select').first().selectOption('telephone');
  await page.locator('main form [role=group]').waitFor();
}
