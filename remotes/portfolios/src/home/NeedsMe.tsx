import { useApi, useCan, useContextOf, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { EmptyState, Section, useFormats } from '@recobro/sdk/ui';
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
  const plans = useWaitingPlans(portfolioId, can('portfolios.plans:approve')).data?.meta.total ?? 0;
  const reported = useReported(undefined, can('portfolios.payments:verify')).data?.length ?? 0;
  const troubled = useQuery({
    ...troubledEvents(client, me.tenant.timezone, portfolioId),
    enabled: can('portfolios.events:read'),
  });
  const events = troubled.data?.meta.total ?? 0;
  const all = [
    { id: 'plans', to: '/plans', waiting: plans },
    { id: 'reported', to: '/payments?status=reported,verifying', waiting: reported },
    { id: 'events', to: '/agenda?owner=all&only=troubled', waiting: events },
  ].filter(({ waiting }) => waiting > 0);
  return (
    <Section title={t('home.needsMe')} flush>
      {all.length === 0 ? (
        <EmptyState title={t('home.needsNothing')} reason={t('home.needsNothingReason')} />
      ) : (
        <Lines>
          {all.map(({ id, to, waiting }) => (
            <Line key={id} name={t(`home.needs.${id}`)} to={to} aside={count(waiting)} />
          ))}
        </Lines>
      )}
    </Section>
  );
}
