import { BotRegular } from '@fluentui/react-icons';
import { usePeople, useTranslation } from '@recobro/sdk';
import { type Column, DateText, RecordName, StatusBadge, type Tone, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { useInboxes } from '../api/reads';
import type { Round } from '../api/types';
import { useLasted } from './useLasted';

const TONES: Partial<Record<Round['first_level'], Tone>> = {
  broken: 'danger',
  kept: 'success',
  due: 'warning',
  paused: 'paused',
};

/** The columns of the report of conversations. */
export function useReportColumns(): Column<Round>[] {
  const { t } = useTranslation('chats');
  const { count } = useFormats();
  const lasted = useLasted();
  const people = usePeople().data;
  const inboxes = useInboxes().data;
  return useMemo(() => {
    const told = (minutes: number | null, level: Round['first_level']) =>
      TONES[level] ? (
        <StatusBadge tone={TONES[level]}>
          <bdi>{lasted(minutes) || t(`reports.level.${level}`)}</bdi>
        </StatusBadge>
      ) : (
        <bdi>{lasted(minutes)}</bdi>
      );
    return [
      {
        id: 'begun',
        header: t('reports.begun'),
        cell: (row) => <DateText value={row.begun_at} shape="datetime" />,
        sort: 'begun_at',
        width: 150,
        minWidth: 150,
      },
      {
        id: 'number',
        header: t('thread.title'),
        cell: (row) => nameOf(row),
        primary: true,
        width: 100,
      },
      {
        id: 'debtor',
        header: t('side.title'),
        cell: (row) =>
          row.debtor_id && (
            <bdi>
              <RecordName of="portfolios.debtor" id={row.debtor_id} plain />
            </bdi>
          ),
        width: 210,
      },
      {
        id: 'inbox',
        header: t('filter.inbox'),
        cell: (row) => inboxes?.find(({ id }) => id === row.inbox_id)?.name ?? t(`channel.${row.channel}`),
        width: 140,
      },
      {
        id: 'who',
        header: t('reports.who'),
        cell: (row) => people?.find(({ id }) => id === row.user_id)?.display_name ?? '',
        width: 130,
      },
      {
        id: 'first',
        header: t('reports.first'),
        cell: (row) => (
          <>
            {told(row.first_minutes, row.first_level)}
            {row.first_by === 'agent' && <BotRegular role="img" aria-label={t('said.agent')} />}
          </>
        ),
        width: 130,
      },
      {
        id: 'solve',
        header: t('reports.solve'),
        cell: (row) => told(row.solve_minutes, row.solve_level),
        width: 120,
      },
      {
        id: 'pause',
        header: t('reports.pause'),
        cell: (row) => lasted(row.pause_minutes),
        align: 'end',
        width: 80,
      },
      {
        id: 'rating',
        header: t('reports.rating'),
        cell: (row) => row.rating > 0 && <Rated rating={count(row.rating)} text={row.rating_text} />,
        align: 'end',
        width: 100,
      },
    ];
  }, [t, count, lasted, people, inboxes]);
}

/** What a round is called: that of its conversation, and which time where they wrote anew. */
export const nameOf = ({ number, round }: Round) => (round > 1 ? `#${number} · ${round}` : `#${number}`);

/** How satisfied they were; what they said of it stands behind it. */
function Rated({ rating, text }: { rating: string; text: string }) {
  return <span title={text || undefined}>{`★ ${rating}`}</span>;
}
