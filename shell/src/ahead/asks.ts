import type { Me } from '@recobro/sdk';
import type { Boot, ModuleEntry } from '../app/boot';
import { allows } from '../auth/allows';
import { fillings, HOME_SLOT } from '../remotes/fillings';

const USUAL_PAGE_SIZE = 25;

/** Where the person is on the way to. */
export interface Going {
  pathname: string;
  search: string;
  /** The portfolio chosen for the whole product. */
  portfolioId: string | undefined;
}

/** What the page reads first, written exactly as it will ask. A page with a search of its own asks for itself. */
export function firstAsks(boot: Boot, going: Going): string[] {
  const { me, modules } = boot;
  if (!me || going.search !== '') return [];
  const page =
    going.pathname === '/' ? homeAsks(me, modules, going.portfolioId) : screenAsks(me, modules, going);
  return [...new Set([...headerAsks(me, modules), ...page])];
}

const PEOPLE = '/api/v1/users?pageSize=100';
const PORTFOLIOS = '/api/v1/carteras?page=1&pageSize=100&sort=name';

function headerAsks(me: Me, modules: ModuleEntry[]): string[] {
  const switcher = isOn(modules, 'portfolios') && allows(me, 'portfolios.portfolios:read');
  return [...(switcher ? [PORTFOLIOS] : []), '/api/v1/notifications?pageSize=1'];
}

function homeAsks(me: Me, modules: ModuleEntry[], portfolioId: string | undefined): string[] {
  const filled = fillings(modules, HOME_SLOT, (permission) => allows(me, permission));
  const parts = filled.flatMap(({ slot }) => slot.asks ?? []);
  if (!isOn(modules, 'portfolios') || !allows(me, 'portfolios.debtors:read')) return parts;
  const overview = `/api/v1/deudores/overview${portfolioId ? `?portfolio_id=${portfolioId}` : ''}`;
  if (me.permissions['portfolios.debtors:read'] === 'own') return [overview, ...parts];
  const imports = '/api/v1/imports?page=1&pageSize=5&sort=-created_at';
  return [overview, PEOPLE, ...(allows(me, 'portfolios.imports:read') ? [imports] : []), ...parts];
}

/** A module's screen as its manifest declares it; where a portfolio is chosen the screen narrows what it asks. */
function screenAsks(me: Me, modules: ModuleEntry[], { pathname, portfolioId }: Going): string[] {
  if (portfolioId) return [];
  const routes = modules.flatMap(({ ui }) => ui.routes ?? []);
  const asks = routes.filter(({ path, permission }) => path === pathname && allows(me, permission));
  return asks
    .flatMap(({ asks }) => asks ?? [])
    .map((ask) => ask.replace('{page_size}', String(pageSizeOf(me))));
}

/** Read without the code of the preferences: this script comes first, and is small. */
function pageSizeOf({ preferences }: Me): number {
  const chosen = preferences?.page_size;
  return typeof chosen === 'number' ? chosen : USUAL_PAGE_SIZE;
}

function isOn(modules: ModuleEntry[], id: string): boolean {
  return modules.some((module) => module.id === id);
}
