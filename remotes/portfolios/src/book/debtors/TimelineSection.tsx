import {
  ChatRegular,
  ClipboardTaskListLtrRegular,
  DocumentArrowUpRegular,
  EyeRegular,
  MoneyRegular,
  PersonEditRegular,
  PhoneEditRegular,
  PulseRegular,
} from '@fluentui/react-icons';
import { parseAsArrayOf, parseAsStringLiteral, useQueryState, useTranslation } from '@recobro/sdk';
import { EmptyState, History, Loaded, Section, type TimelineKind, timelineKinds } from '@recobro/sdk/ui';
import { usePages } from '../../api/client';

const NAMESPACES = ['portfolios'];
const KINDS = parseAsArrayOf(parseAsStringLiteral(timelineKinds)).withDefault([]);

/** What happened to a debtor, by the tracing record: money, contacts, tasks and changes. Which of them are shown stands in the address. */
export function TimelineSection({ debtorId }: { debtorId: string }) {
  const { t } = useTranslation('portfolios');
  const asked = { path: { id: debtorId }, query: { pageSize: 50 } };
  const [kinds, show] = useQueryState('timeline', KINDS);
  const timeline = usePages('/api/v1/deudores/{id}/timeline', asked);
  const nothing = (
    <EmptyState title={t('debtors.nothingHappened')} reason={t('debtors.nothingHappenedReason')} />
  );
  return (
    <Section title={t('debtors.timeline')} waiting={timeline.isPending} expected={3}>
      <Loaded read={timeline} rows={timeline.data?.rows} empty={nothing}>
        {({ rows }) => (
          <History
            label={t('debtors.timeline')}
            lines={rows}
            namespaces={NAMESPACES}
            strandOf={strandOf}
            earlier={timeline}
            filter={{ kinds, show: (next) => void show(next) }}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** Which strand an event belongs to, and its sign, by its name. */
function strandOf(name: string): [TimelineKind, typeof PulseRegular] {
  if (/movement|adjustment|debt_|\.aged|payment|promise|plan\.|offer/.test(name))
    return ['money', MoneyRegular];
  if (/chatted/.test(name)) return ['contact', ChatRegular];
  if (/phone|address|contact/.test(name)) return ['contact', PhoneEditRegular];
  if (/reveal/.test(name)) return ['system', EyeRegular];
  if (/\.task_/.test(name)) return ['task', ClipboardTaskListLtrRegular];
  if (/import/.test(name)) return ['system', DocumentArrowUpRegular];
  if (/debtor/.test(name)) return ['contact', PersonEditRegular];
  return ['system', PulseRegular];
}
