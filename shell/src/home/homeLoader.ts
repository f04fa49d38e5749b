import { type Me, portfolioOptions } from '@recobro/sdk';
import { allows } from '../auth/allows';
import type { Services } from '../member/services';
import { PORTFOLIO_COOKIE, readCookie } from '../preferences/cookies';
import { fillings, HOME_SLOT } from '../remotes/fillings';
import { homeOverview, nextDebtors, recentImports } from './queries';

/** How long the page waits for its answers before it is drawn without them. */
const MOMENT_MS = 150;

/** Begins what home reads, and waits a moment for it: a page drawn once is there sooner than one drawn in parts. */
export async function homeLoader(services: Services): Promise<null> {
  const { me } = services.boot;
  if (!me) return null;
  loadFillers(services, me);
  const moment = new Promise((over) => setTimeout(over, MOMENT_MS));
  await Promise.race([Promise.all(begun(services, me)), moment]);
  return null;
}

/** The parts of other modules come in the background; what fails is told in their places. */
function loadFillers({ remotes }: Services, me: Me) {
  for (const { module } of fillings(remotes.entries(), HOME_SLOT, (permission) => allows(me, permission)))
    remotes.load(module.id).catch(() => {});
}

function begun({ client, queries, remotes }: Services, me: Me) {
  if (!remotes.entries().some(({ id }) => id === 'portfolios')) return [];
  const portfolioId = readCookie(PORTFOLIO_COOKIE) || undefined;
  const reach = me.permissions['portfolios.debtors:read'];
  const leads = reach !== 'own';
  return [
    reach && queries.prefetchQuery(homeOverview(client, portfolioId)),
    reach && !leads && queries.prefetchQuery(nextDebtors(client, portfolioId)),
    allows(me, 'portfolios.portfolios:read') && queries.prefetchQuery(portfolioOptions(client)),
    allows(me, 'portfolios.imports:read') && leads && queries.prefetchQuery(recentImports(client)),
  ];
}
