import { useTranslation } from '@recobro/sdk';
import { DateText, Facts, RecordName, Section, useFormats } from '@recobro/sdk/ui';
import type { Call } from '../api/types';
import { lengthOf } from '../softphone/Timer';
import { Other } from './Other';

const moment = (at: string | null) => at && <DateText value={at} shape="datetime" />;
const named = (of: string, id: string) => id && <RecordName of={of} id={id} />;

/** What there is to know of a call: with whom, by whom, over what, and how it went; what does not apply is left out. */
export function CallFacts({ call }: { call: Call }) {
  const { t } = useTranslation('calls');
  const facts = [
    { name: t('calls.other'), value: <Other call={call} /> },
    { name: t('calls.who'), value: named('core.user', call.user_id) },
    { name: t('calls.agent'), value: named('aiagents.agent', call.agent_id) },
    { name: t('calls.summary'), value: call.summary && <bdi>{call.summary}</bdi> },
    { name: t('calls.outcome'), value: named('portfolios.disposition', call.disposition_id) },
    { name: t('calls.from'), value: call.from_number && <bdi dir="ltr">{call.from_number}</bdi> },
    { name: t('calls.to'), value: call.to_number && <bdi dir="ltr">{call.to_number}</bdi> },
    { name: t('calls.mode'), value: t(`mode.${call.mode}`) },
    { name: t('calls.session'), value: named('calls.session', call.session_id) },
    { name: t('calls.trunk'), value: named('calls.trunk', call.trunk_id) },
    { name: t('calls.ringingAt'), value: moment(call.ringing_at) },
    { name: t('calls.answeredAt'), value: moment(call.answered_at) },
    { name: t('calls.answeredBy'), value: call.answered_by && <AnsweredBy call={call} /> },
    { name: t('calls.held'), value: call.hold_ms > 0 && <bdi dir="ltr">{lengthOf(call.hold_ms)}</bdi> },
    { name: t('calls.endedAt'), value: moment(call.ended_at) },
    { name: t('calls.endReason'), value: call.end_reason && t(`end.${call.end_reason}`) },
    { name: t('calls.quality'), value: call.answered_at && t('quality.record', { ...call.quality }) },
  ];
  return (
    <Section title={t('calls.facts')}>
      <Facts facts={facts.filter(({ value }) => value)} />
    </Section>
  );
}

/** Who, or what, was heard first at the other end, and how sure that is. */
function AnsweredBy({ call }: { call: Call }) {
  const { t } = useTranslation('calls');
  const { percent } = useFormats();
  const who = t(`answeredBy.${call.answered_by}`);
  return call.certainty > 0 ? `${who} · ${percent(call.certainty / 100)}` : who;
}
