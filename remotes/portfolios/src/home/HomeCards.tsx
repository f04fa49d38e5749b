import { useApi, useCan, useContextOf, usePermission, useQueries } from '@recobro/sdk';
import { useHolding } from '@recobro/sdk/ui';
import { portfolioOptions } from '../api/every';
import { HomeSkeleton } from './HomeSkeleton';
import { ImportsCard } from './ImportsCard';
import { OwnDay } from './OwnDay';
import { PortfoliosHome } from './PortfoliosHome';
import { homeOverview, nextDebtors, promisesOfToday, recentImports, recovered } from './reads';

/** The own debtors of who works them; the portfolios and the team of who leads. All at once: nothing moves what is read already. */
export function HomeCards() {
  const can = useCan();
  const own = usePermission('portfolios.debtors:read') === 'own';
  const waiting = useFirstReads(own);
  if (useHolding(waiting)) return <HomeSkeleton />;
  if (own) return <OwnDay />;
  return (
    <>
      {can('portfolios.portfolios:read') && <PortfoliosHome />}
      {can('portfolios.imports:read') && <ImportsCard />}
    </>
  );
}

/** Whether one of the first answers is still on its way; a failure is an answer. */
function useFirstReads(own: boolean): boolean {
  const client = useApi();
  const can = useCan();
  const [portfolioId] = useContextOf('portfolios');
  const queries = [
    { ...homeOverview(client, portfolioId), enabled: can('portfolios.debtors:read') },
    { ...recovered(client, portfolioId), enabled: can('portfolios.payments:read') },
    { ...promisesOfToday(client, portfolioId), enabled: can('portfolios.promises:read') },
    { ...nextDebtors(client, portfolioId), enabled: own },
    { ...portfolioOptions(client), enabled: !own && can('portfolios.portfolios:read') },
    { ...recentImports(client), enabled: !own && can('portfolios.imports:read') },
  ];
  return useQueries({ queries: queries as object[] as { queryKey: string[] }[] }).some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  );
}
