import { useTranslation } from '@recobro/sdk';
import { type Column, DateText } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { TracingEvent } from './queries';
import { useActorName } from './useActorName';
import { useEventName } from './useEventName';

/** The columns of the record. */
export function useEventColumns(): Column<TracingEvent>[] {
  const { t } = useTranslation();
  const nameOf = useEventName();
  const actorOf = useActorName();
  return useMemo(
    () => [
      { id: 'at', header: t('tracing.when'), cell: (event) => <DateText value={event.at} />, width: 170 },
      {
        id: 'what',
        header: t('tracing.what'),
        cell: (event) => nameOf(event.name),
        primary: true,
        width: 260,
      },
      {
        id: 'who',
        header: t('tracing.who'),
        cell: actorOf,
        width: 180,
      },
      {
        id: 'subject',
        header: t('tracing.subject'),
        cell: (event) => t(`tracing.subjects.${event.subject_type}`, { defaultValue: event.subject_type }),
        width: 140,
      },
      {
        id: 'module',
        header: t('tracing.area'),
        cell: (event) => t(`tracing.areas.${event.module}`, { defaultValue: event.module }),
        width: 140,
      },
      {
        id: 'seq',
        header: t('tracing.link'),
        cell: (event) => event.seq ?? t('tracing.pending'),
        align: 'end',
        width: 110,
      },
    ],
    [t, nameOf, actorOf],
  );
}
