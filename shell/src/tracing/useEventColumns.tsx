import { useTranslation } from '@recobro/sdk';
import { ActorName, type Column, DateText, FactList } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { EventSubject } from './EventSubject';
import { actorOf, type TracingLine } from './record';
import { useRecordWords } from './useRecordWords';

/** The columns of the record. */
export function useEventColumns(): Column<TracingLine>[] {
  const { t } = useTranslation();
  const words = useRecordWords();
  return useMemo(
    () => [
      { id: 'at', header: t('tracing.when'), cell: (event) => <DateText value={event.at} />, width: 170 },
      {
        id: 'what',
        header: t('tracing.what'),
        cell: (event) => words.event(event.name),
        primary: true,
        width: 220,
      },
      {
        id: 'subject',
        header: t('tracing.subject'),
        cell: (event) => <EventSubject event={event} />,
        width: 240,
      },
      {
        id: 'told',
        header: t('tracing.told'),
        cell: (event) => <FactList facts={event.facts} module={event.module} words={words} inline />,
        width: 300,
      },
      {
        id: 'who',
        header: t('tracing.who'),
        cell: (event) => <ActorName actor={actorOf(event)} words={words} />,
        width: 160,
      },
      { id: 'module', header: t('tracing.area'), cell: (event) => words.area(event.module), width: 120 },
      {
        id: 'seq',
        header: t('tracing.link'),
        cell: (event) => event.seq ?? t('tracing.pending'),
        align: 'end',
        width: 100,
      },
    ],
    [t, words],
  );
}
