import { Slot, useParams, useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, ErrorState, Section, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { usePages, useRead } from '../api/client';
import type { Call } from '../api/types';
import { lengthOf } from '../softphone/Timer';
import { Story } from '../story/Story';
import { CallFacts } from './CallFacts';
import { RecordingSection } from './RecordingSection';
import { callTone } from './status';

/** One call: why it was made, what happened, what came of it. */
export function CallPage() {
  const { id = '' } = useParams();
  const query = useRead('/api/v1/llamadas/{id}', { path: { id } });
  if (query.error) return <ErrorState page error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DetailSkeleton />;
  return <Known call={query.data} />;
}

function Known({ call }: { call: Call }) {
  const { t } = useTranslation('calls');
  const { instant } = useFormats();
  const history = usePages('/api/v1/llamadas/{id}/history', { path: { id: call.id } });
  return (
    <DetailPage
      back={{ to: '/calls', label: t('calls.title') }}
      title={`${t(`direction.${call.direction}`)} · ${instant(call.created_at, 'datetime')}`}
      meta={<StatusBadge tone={callTone[call.status]}>{t(`status.${call.status}`)}</StatusBadge>}
      figures={call.talk_ms > 0 && t('talked', { length: lengthOf(call.talk_ms) })}
      side={
        <>
          <CallFacts call={call} />
          <Slot
            name="call.side"
            subject={{ module: 'calls', type: 'call', id: call.id, title: t(`direction.${call.direction}`) }}
          />
        </>
      }
    >
      <RecordingSection call={call} />
      <Section title={t('calls.story')} waiting={history.isPending}>
        <Story label={t('calls.story')} read={history} />
      </Section>
    </DetailPage>
  );
}
