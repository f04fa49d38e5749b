import {
  DocumentArrowUpRegular,
  EyeRegular,
  MoneyRegular,
  PersonEditRegular,
  PhoneEditRegular,
  PulseRegular,
} from '@fluentui/react-icons';
import { usePeople, useTranslation } from '@recobro/sdk';
import {
  EmptyState,
  ErrorState,
  Section,
  Timeline,
  type TimelineEntry,
  type TimelineKind,
} from '@recobro/sdk/ui';
import { useTimeline } from '../api/debtorQueries';

/** What happened to a debtor, as the tracing record tells it. */
export function TimelineSection({ debtorId }: { debtorId: string }) {
  const { t } = useTranslation('portfolios');
  const timeline = useTimeline(debtorId);
  const people = usePeople().data;
  const entries = (timeline.data ?? []).map((event): TimelineEntry => {
    const [kind, Icon] = strandOf(event.name);
    return {
      id: event.id,
      kind,
      icon: <Icon fontSize={20} />,
      what: t(`tracing.names.${event.name}`, { defaultValue: event.name }),
      who: people?.find((one) => one.id === event.actor.id)?.display_name ?? event.actor.name,
      at: event.at,
    };
  });
  return (
    <Section title={t('debtors.timeline')} waiting={timeline.isPending} expected={3}>
      {timeline.error && !timeline.data ? (
        <ErrorState error={timeline.error} onRetry={() => void timeline.refetch()} />
      ) : timeline.isSuccess && entries.length === 0 ? (
        <EmptyState title={t('debtors.nothingHappened')} reason={t('debtors.nothingHappenedReason')} />
      ) : (
        <Timeline label={t('debtors.timeline')} entries={entries} />
      )}
    </Section>
  );
}

/** Which strand an event belongs to, and its sign, by its name. */
function strandOf(name: string): [TimelineKind, typeof PulseRegular] {
  if (/movement|adjustment|debt_|\.aged/.test(name)) return ['money', MoneyRegular];
  if (/phone|address|contact/.test(name)) return ['contact', PhoneEditRegular];
  if (/reveal/.test(name)) return ['system', EyeRegular];
  if (/import/.test(name)) return ['system', DocumentArrowUpRegular];
  if (/debtor/.test(name)) return ['contact', PersonEditRegular];
  return ['system', PulseRegular];
}
