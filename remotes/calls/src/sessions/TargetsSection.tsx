import { useTranslation } from '@recobro/sdk';
import {
  type Column,
  choicesOf,
  DataTable,
  DateText,
  EmptyState,
  FilterChips,
  Pagination,
  RecordName,
  rowsOf,
  Section,
  TwoLines,
  useFormats,
  useListParams,
} from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { useList } from '../api/client';
import type { Session, SessionTarget } from '../api/types';
import { TARGET_STATES } from './words';

const TARGET_LIST = { sorts: ['place'], filters: { state: TARGET_STATES } } as const;

/** The plan of a session: each debtor, where they stand, and which rule does not allow them. */
export function TargetsSection({ session }: { session: Session }) {
  const { t } = useTranslation('calls');
  const params = useListParams(TARGET_LIST);
  const columns = useTargetColumns();
  const query = useList(
    '/api/v1/sesiones/{id}/targets',
    {
      path: { id: session.id },
      query: { page: params.page, pageSize: params.pageSize, state: params.filters.state },
    },
    { enabled: session.status !== 'draft' },
  );
  if (session.status === 'draft') return null;
  const meta = query.data?.meta;
  return (
    <Section
      title={t('sessions.plan')}
      flush
      actions={
        <FilterChips
          filters={[params.chip('state', t('sessions.state'), choicesOf(t, 'targetState', TARGET_STATES))]}
          onClearAll={params.clear}
        />
      }
    >
      <DataTable
        id="targets"
        label={t('sessions.plan')}
        columns={columns}
        {...rowsOf(query)}
        rowId={({ id }) => id}
        rowName={(row) => row.debtor_id}
        href={(row) => `/debtors/${row.debtor_id}`}
        empty={<EmptyState title={t('sessions.planEmpty')} reason={t('sessions.planEmptyReason')} />}
        compact={(row) => (
          <TwoLines
            name={<RecordName of="portfolios.debtor" id={row.debtor_id} plain />}
            aside={t(`targetState.${row.state}`)}
          >
            {row.rule_id || t('sessions.tries', { count: row.tries })}
          </TwoLines>
        )}
      />
      {meta && meta.total > 0 && (
        <Pagination {...meta} onPage={params.setPage} onPageSize={params.setPageSize} />
      )}
    </Section>
  );
}

function useTargetColumns(): Column<SessionTarget>[] {
  const { t } = useTranslation('calls');
  const { count } = useFormats();
  return useMemo(
    () => [
      {
        id: 'debtor',
        header: t('sessions.debtor'),
        cell: (row) => <RecordName of="portfolios.debtor" id={row.debtor_id} plain />,
        primary: true,
        width: 220,
      },
      { id: 'state', header: t('sessions.state'), cell: (row) => t(`targetState.${row.state}`), width: 140 },
      {
        id: 'tries',
        header: t('sessions.triesDone'),
        cell: (row) => count(row.tries),
        align: 'end',
        width: 100,
      },
      {
        id: 'next',
        header: t('sessions.nextAt'),
        cell: (row) => (row.state === 'waiting' ? <DateText value={row.next_at} shape="datetime" /> : ''),
        width: 170,
      },
      { id: 'rule', header: t('sessions.rule'), cell: (row) => row.rule_id, width: 160 },
    ],
    [t, count],
  );
}
