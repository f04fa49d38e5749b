import { useApi, useCan, useContextOf, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, Section, useFormats } from '@recobro/sdk/ui';
import { useWaitingPlans } from '../api/plans';
import { useReported } from '../api/reports';
import { Line, Lines } from '../Lines';
import { troubledEvents } from './reads';

/** What waits for whoever leads: to be approved, to be verified, and what went wrong this week. */
export function NeedsMe() {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const { me } = useSession();
  const client = useApi();
  const can = useCan();
  const [portfolioId] = useContextOf('portfolios');
  const plans = useWaitingPlans(portfolioId, can('portfolios.plans:approve'));
  const reported = useReported(undefined, can('portfolios.payments:verify'));
  const troubled = useQuery({
    ...troubledEvents(client, me.tenant.timezone, portfolioId),
    enabled: can('portfolios.events:read'),
  });
  const reads = [plans, reported, troubled];
  const waiting = reads.some(({ isLoading }) => isLoading);
  const failed = reads.find(({ data, error }) => error && !data);
  const all = [
    { id: 'plans', to: '/plans', waits: plans.data?.meta.total },
    { id: 'reported', to: '/payments?status=reported,verifying', waits: reported.data?.length },
    { id: 'events', to: '/agenda?owner=all&only=troubled', waits: troubled.data?.meta.total },
  ].filter(({ waits }) => waits);
  return (
    <Section title={t('home.needsMe')} flush waiting={waiting}>
      {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {all.length === 0 && !waiting && !failed && (
        <EmptyState title={t('home.needsNothing')} reason={t('home.needsNothingReason')} />
      )}
      {all.length > 0 && (
        <Lines>
          {all.map(({ id, to, waits = 0 }) => (
            <Line key={id} name={t(`home.needs.${id}`)} to={to} aside={count(waits)} />
          ))}
        </Lines>
      )}
    </Section>
  );
}
