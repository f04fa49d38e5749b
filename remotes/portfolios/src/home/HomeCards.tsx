import { useApi, useCan, useContextOf, usePermission, useQueries, useSession } from '@recobro/sdk';
import { useHolding } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWaitingAdjustments } from '../api/debtors';
import { portfolioOptions } from '../api/every';
import { useWaitingPlans } from '../api/plans';
import { useReported } from '../api/reports';
import { HomeSkeleton } from './HomeSkeleton';
import { ImportsCard } from './ImportsCard';
import { OwnDay } from './OwnDay';
import { PortfoliosHome } from './PortfoliosHome';
import {
  atWork,
  homeOverview,
  ownEvents,
  periodFigures,
  promisesOfToday,
  queueOfDay,
  recentImports,
  recovered,
  troubledEvents,
} from './reads';

/** The own debtors of who works them; the portfolios and the team of who leads. All at once: nothing moves what is read already. */
export function HomeCards() {
  const can = useCan();
  const own = usePermission('portfolios.debtors:read') === 'own';
  if (useHolding(useFirstReads(own))) return <HomeSkeleton />;
  if (own) return <OwnDay />;
  return (
    <>
      {can('portfolios.portfolios:read') && <PortfoliosHome />}
      {can('portfolios.imports:read') && <ImportsCard />}
    </>
  );
}

/** Whether one of the first answers for what is chosen is still on its way; a failure is an answer, which a card asks for once more. */
function useFirstReads(own: boolean): boolean {
  const [portfolioId = ''] = useContextOf('portfolios');
  const [answered, setAnswered] = useState<string>();
  const waiting = useWaiting(own);
  if (!waiting && answered !== portfolioId) setAnswered(portfolioId);
  return waiting && answered !== portfolioId;
}

function useWaiting(own: boolean): boolean {
  const client = useApi();
  const can = useCan();
  const { timezone } = useSession().me.tenant;
  const [portfolioId] = useContextOf('portfolios');
  const leads = !own && can('portfolios.portfolios:read');
  const queries = [
    { ...homeOverview(client, portfolioId), enabled: can('portfolios.debtors:read') },
    { ...recovered(client, portfolioId), enabled: can('portfolios.payments:read') },
    { ...promisesOfToday(client, portfolioId), enabled: can('portfolios.promises:read') },
    { ...periodFigures(client, own ? 'day' : 'month', portfolioId), enabled: can('portfolios.reports:read') },
    { ...queueOfDay(client, portfolioId, own), enabled: can('portfolios.queue:read') },
    { ...ownEvents(client, timezone, portfolioId), enabled: own && can('portfolios.events:read') },
    { ...troubledEvents(client, timezone, portfolioId), enabled: leads && can('portfolios.events:read') },
    { ...atWork(client), enabled: leads && can('portfolios.work_sessions:read') },
    { ...portfolioOptions(client), enabled: leads },
    { ...recentImports(client), enabled: !own && can('portfolios.imports:read') },
  ];
  const waits = [
    useWaitingPlans(portfolioId, leads && can('portfolios.plans:approve')),
    useWaitingAdjustments(portfolioId, leads && can('portfolios.debtors:adjust')),
    useReported(undefined, leads && can('portfolios.payments:verify')),
  ];
  return [...useQueries({ queries: queries as object[] as { queryKey: string[] }[] }), ...waits].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  );
}
