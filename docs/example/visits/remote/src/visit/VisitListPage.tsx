import { Button } from '@fluentui/react-components';
import { useCan, useSaveFile, useTranslation } from '@recobro/sdk';
import {
  type Column,
  choicesOf,
  DateText,
  EntityList,
  RecordName,
  StatusBadge,
  TwoLines,
  useListParams,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { type Note, OUTCOMES, toneOf, useList } from '../api/client';

const VisitForm = lazy(() => import('./VisitForm').then((m) => ({ default: m.VisitForm })));

/** The list of visit notes: searched, narrowed, sorted, written anew, exported. */
export function VisitListPage() {
  const { t } = useTranslation('visits');
  const { t: word } = useTranslation('visits', { keyPrefix: 'tracing' });
  const can = useCan();
  const save = useSaveFile();
  const [writing, setWriting] = useState(false);
  const params = useListParams({ sorts: ['-visited_at', 'outcome'], filters: { outcome: OUTCOMES } });
  const asked = { sort: params.sort, q: params.text || undefined, outcome: params.filters.outcome };
  const query = useList('/api/v1/visits', {
    query: { ...asked, page: params.page, pageSize: params.pageSize },
  });
  const actions = (
    <>
      {can('visits.notes:export') && (
        <Button
          onClick={() => save.mutate({ path: '/api/v1/visits/export', query: asked, name: 'visits.csv' })}
        >
          {t('export')}
        </Button>
      )}
      {can('visits.notes:create') && (
        <Button appearance="primary" onClick={() => setWriting(true)}>
          {t('new')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <EntityList
        id="visits"
        title={t('title')}
        query={query}
        params={params}
        search={t('search')}
        filters={[
          params.chip('outcome', word('fields.outcome'), choicesOf(word, 'values.outcome', OUTCOMES)),
        ]}
        columns={useColumns()}
        rowName={(note) => note.text}
        href={(note) => `/visits/${note.id}`}
        compact={(note) => (
          <TwoLines name={note.text} aside={word(`values.outcome.${note.outcome}`)}>
            <DateText value={note.visited_at} shape="datetime" />
          </TwoLines>
        )}
        pageActions={actions}
        none={{ title: t('none'), reason: t('noneWhy') }}
      />
      <Suspense>{writing && <VisitForm onClose={() => setWriting(false)} />}</Suspense>
    </>
  );
}

function useColumns(): Column<Note>[] {
  const { t: word } = useTranslation('visits', { keyPrefix: 'tracing' });
  const named = (of: string, id: string) => <RecordName of={of} id={id} />;
  return [
    { id: 'text', header: word('fields.text'), primary: true, cell: (one) => one.text },
    {
      id: 'debtor',
      header: word('fields.debtor_id'),
      cell: (one) => named('portfolios.debtor', one.debtor_id),
    },
    {
      id: 'visited_at',
      header: word('fields.visited_at'),
      sort: 'visited_at',
      cell: (one) => <DateText value={one.visited_at} shape="datetime" />,
    },
    {
      id: 'outcome',
      header: word('fields.outcome'),
      sort: 'outcome',
      cell: (one) => (
        <StatusBadge tone={toneOf[one.outcome]}>{word(`values.outcome.${one.outcome}`)}</StatusBadge>
      ),
    },
    { id: 'collector', header: word('fields.created_by'), cell: (one) => named('core.user', one.created_by) },
  ];
}
