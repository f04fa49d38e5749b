import { Text } from '@fluentui/react-components';
import { useApi, useCan, useContextOf, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, RecordName, Section, useFormats } from '@recobro/sdk/ui';
import { useWaitingAdjustments } from '../api/debtors';
import { useWaitingPlans } from '../api/plans';
import { useReported } from '../api/reports';
import { useAdjustmentWords } from '../book/debtors/useAdjustmentWords';
import { Line, Lines } from '../Lines';
import { troubledEvents } from './reads';

/** What waits for whoever leads: to be approved, to be verified, and what went wrong this week. */
export function NeedsMe() {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const { me } = useSession();
  const say = useAdjustmentWords();
  const client = useApi();
  const can = useCan();
  const [portfolioId] = useContextOf('portfolios');
  const plans = useWaitingPlans(portfolioId, can('portfolios.plans:approve'));
  const adjustments = useWaitingAdjustments(portfolioId, can('portfolios.debtors:adjust'));
  const reported = useReported(undefined, can('portfolios.payments:verify'));
  const troubled = useQuery({
    ...troubledEvents(client, me.tenant.timezone, portfolioId),
    enabled: can('portfolios.events:read'),
  });
  const reads = [plans, adjustments, reported, troubled];
  const waiting = reads.some(({ isLoading }) => isLoading);
  const failed = reads.find(({ data, error }) => error && !data);
  const all = [
    { id: 'plans', to: '/plans', waits: plans.data?.meta.total },
    { id: 'reported', to: '/payments?status=reported,verifying', waits: reported.data?.length },
    { id: 'events', to: '/agenda?owner=all&only=troubled', waits: troubled.data?.meta.total },
  ].filter(({ waits }) => waits);
  const changes = (adjustments.data ?? []).filter(({ decidable }) => decidable);
  const none = all.length + changes.length === 0;
  return (
    <Section title={t('home.needsMe')} flush waiting={waiting}>
      {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {none && !waiting && !failed && (
        <EmptyState title={t('home.needsNothing')} reason={t('home.needsNothingReason')} />
      )}
      {!none && (
        <Lines>
          {all.map(({ id, to, waits = 0 }) => (
            <Line key={id} name={t(`home.needs.${id}`)} to={to} aside={count(waits)} />
          ))}
          {changes.map((one) => (
            <Line
              key={one.id}
              name={say(one)}
              to={`/debtors/${one.debtor_id}`}
              more={
                <Text block size={200}>
                  <RecordName of="portfolios.debtor" id={one.debtor_id} plain />
                </Text>
              }
              aside={t('home.needs.adjustment')}
            />
          ))}
        </Lines>
      )}
    </Section>
  );
}
