import { HOME_SLOT } from '../ahead/asks';
import { portfolioOptions } from '../layout/portfolios';
import type { Services } from '../member/services';
import { PORTFOLIO_COOKIE, readCookie } from '../preferences/cookies';
import { homeOverview, nextDebtors, recentImports } from './queries';

/** How long the page waits for its answers before it is drawn without them. */
const MOMENT_MS = 150;

/** Begins what home reads, and waits a moment for it: a page drawn once is there sooner than one drawn in parts. */
export async function homeLoader(services: Services): Promise<null> {
  loadFillers(services);
  const moment = new Promise((over) => setTimeout(over, MOMENT_MS));
  await Promise.race([Promise.all(begun(services)), moment]);
  return null;
}

/** The parts of other modules come in the background; what fails is told in their places. */
function loadFillers({ boot: { me }, remotes }: Services) {
  const fills = ({ name, permission }: { name: string; permission?: string }) =>
    name === HOME_SLOT && (!permission || (me && permission in me.permissions));
  const fillers = remotes.entries().filter(({ ui }) => ui.slots?.some(fills));
  for (const { id } of fillers) remotes.load(id).catch(() => {});
}

function begun({ boot, client, queries, remotes }: Services) {
  if (!boot.me || !remotes.entries().some(({ id }) => id === 'portfolios')) return [];
  const { permissions } = boot.me;
  const portfolioId = readCookie(PORTFOLIO_COOKIE) || undefined;
  const reach = permissions['portfolios.debtors:read'];
  const leads = reach !== 'own';
  return [
    reach && queries.prefetchQuery(homeOverview(client, portfolioId)),
    reach && !leads && queries.prefetchQuery(nextDebtors(client, portfolioId)),
    'portfolios.portfolios:read' in permissions && queries.prefetchQuery(portfolioOptions(client)),
    'portfolios.imports:read' in permissions && leads && queries.prefetchQuery(recentImports(client)),
  ];
}
