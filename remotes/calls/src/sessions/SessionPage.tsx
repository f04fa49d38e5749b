import { useParams, usePeople, useTranslation } from '@recobro/sdk';
import {
  DateText,
  DetailPage,
  DetailSkeleton,
  ErrorState,
  Facts,
  RecordName,
  Section,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { usePages, useRead } from '../api/client';
import type { Session } from '../api/types';
import { Abandonment } from '../board/Abandonment';
import { Story } from '../story/Story';
import { SessionActs } from './SessionActs';
import { SessionResults } from './SessionResults';
import { TargetsSection } from './TargetsSection';
import { dials, sessionTone } from './words';

/** One calling session: how far it has come, whom it calls, what happened. */
export function SessionPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('calls');
  const query = useRead('/api/v1/sesiones/{id}', { path: { id } });
  const back = { to: '/sesiones', label: t('sessions.title') };
  if (query.error && !query.data)
    return <ErrorState page error={query.error} back={back} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DetailSkeleton />;
  return <Known session={query.data} back={back} />;
}

function Known({ session, back }: { session: Session; back: { to: string; label: string } }) {
  const { t } = useTranslation('calls');
  const history = usePages('/api/v1/sesiones/{id}/history', { path: { id: session.id } });
  return (
    <DetailPage
      back={back}
      title={<bdi>{session.name}</bdi>}
      meta={
        <>
          <StatusBadge tone={sessionTone[session.status]}>{t(`sessionStatus.${session.status}`)}</StatusBadge>
          {t(`mode.${session.mode}`)}
        </>
      }
      actions={<SessionActs session={session} />}
      side={<SessionFacts session={session} />}
    >
      <SessionResults session={session} />
      {dials(session.mode) && <Abandonment sessionId={session.id} />}
      <TargetsSection session={session} />
      <Section title={t('sessions.story')} waiting={history.isPending}>
        <Story label={t('sessions.story')} read={history} />
      </Section>
    </DetailPage>
  );
}

function SessionFacts({ session }: { session: Session }) {
  const { t } = useTranslation('calls');
  const { percent } = useFormats();
  const people = usePeople().data ?? [];
  const team = people.filter(({ id }) => session.user_ids.includes(id)).map((one) => one.display_name);
  return (
    <Section title={t('sessions.facts')}>
      <Facts
        facts={[
          {
            name: t('sessions.portfolio'),
            value: <RecordName of="portfolios.portfolio" id={session.portfolio_id} />,
          },
          { name: t('sessions.order'), value: t(`sessionOrder.${session.order}`) },
          { name: t('sessions.team'), value: team.join(', ') },
          session.agent_id && {
            name: t('sessions.agent'),
            value: <RecordName of="aiagents.agent" id={session.agent_id} />,
          },
          { name: t('sessions.maxTries'), value: String(session.max_tries) },
          { name: t('sessions.ringSeconds'), value: String(session.ring_seconds) },
          session.mode === 'predictive' && {
            name: t('sessions.abandon'),
            value: percent(session.abandon / 10_000),
          },
          session.starts_at && {
            name: t('sessions.startsOn'),
            value: <DateText value={session.starts_at} shape="datetime" />,
          },
          session.ends_at && {
            name: t('sessions.endsOn'),
            value: <DateText value={session.ends_at} shape="datetime" />,
          },
          session.started_at && {
            name: t('sessions.startedAt'),
            value: <DateText value={session.started_at} shape="datetime" />,
          },
          session.ended_at && {
            name: t('sessions.endedAt'),
            value: <DateText value={session.ended_at} shape="datetime" />,
          },
        ].filter((fact) => !!fact)}
      />
    </Section>
  );
}
