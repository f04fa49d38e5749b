import {
  DocumentArrowUpRegular,
  EyeRegular,
  MoneyRegular,
  PersonEditRegular,
  PhoneEditRegular,
  PulseRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, History, Section, type TimelineKind } from '@recobro/sdk/ui';
import { useTimeline } from '../api/debtorQueries';

const NAMESPACES = ['portfolios'];

/** What happened to a debtor, as the tracing record tells it. */
export function TimelineSection({ debtorId }: { debtorId: string }) {
  const { t } = useTranslation('portfolios');
  const timeline = useTimeline(debtorId);
  const lines = timeline.data?.pages.flatMap((page) => page.data ?? []) ?? [];
  return (
    <Section title={t('debtors.timeline')} waiting={timeline.isPending} expected={3}>
      {timeline.error && !timeline.data ? (
        <ErrorState error={timeline.error} onRetry={() => void timeline.refetch()} />
      ) : timeline.isSuccess && lines.length === 0 ? (
        <EmptyState title={t('debtors.nothingHappened')} reason={t('debtors.nothingHappenedReason')} />
      ) : (
        <History
          label={t('debtors.timeline')}
          lines={lines}
          namespaces={NAMESPACES}
          strandOf={strandOf}
          earlier={timeline}
        />
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
