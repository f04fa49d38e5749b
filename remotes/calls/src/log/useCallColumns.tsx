import { usePeople, useTranslation } from '@recobro/sdk';
import { type Column, DateText, RecordName, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { Call } from '../api/types';
import { lengthOf } from '../softphone/Timer';
import { Other } from './Other';
import { callTone } from './status';

/** The columns of the list of calls. */
export function useCallColumns(): Column<Call>[] {
  const { t } = useTranslation('calls');
  const { text } = useFormats();
  const people = usePeople().data;
  return useMemo(() => {
    const person = (id: string) => people?.find((one) => one.id === id)?.display_name;
    return [
      {
        id: 'when',
        header: t('calls.when'),
        cell: (row) => <DateText value={row.created_at} shape="datetime" />,
        sort: 'created_at',
        width: 170,
      },
      {
        id: 'other',
        header: t('calls.other'),
        cell: (row) => <Other call={row} plain />,
        primary: true,
        width: 210,
      },
      {
        id: 'direction',
        header: t('calls.direction'),
        cell: (row) => `${t(`direction.${row.direction}`)} · ${t(`mode.${row.mode}`)}`,
        width: 160,
      },
      {
        id: 'status',
        header: t('calls.status'),
        cell: (row) => <StatusBadge tone={callTone[row.status]}>{t(`status.${row.status}`)}</StatusBadge>,
        width: 150,
      },
      {
        id: 'talk',
        header: t('calls.talk'),
        cell: (row) => (row.talk_ms > 0 ? <bdi dir="ltr">{lengthOf(row.talk_ms)}</bdi> : ''),
        sort: 'talk',
        align: 'end',
        width: 100,
      },
      {
        id: 'who',
        header: t('calls.who'),
        cell: (row) =>
          row.user_id
            ? text(person(row.user_id))
            : row.agent_id && <RecordName of="aiagents.agent" id={row.agent_id} plain />,
        width: 160,
      },
      {
        id: 'number',
        header: t('calls.number'),
        cell: (row) => <bdi dir="ltr">{row.direction === 'inbound' ? row.from_number : row.to_number}</bdi>,
        width: 150,
      },
    ];
  }, [t, text, people]);
}
