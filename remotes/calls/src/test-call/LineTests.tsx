import { findPeople, usePeople, useSession, useTranslation } from '@recobro/sdk';
import {
  DataTable,
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
import { useList } from '../api/client';
import { figuresOf, useTestColumns } from './useTestColumns';

const TEST_LIST = { sorts: ['-created_at'], filters: { user: null } } as const;

/** What was tried before work, the latest first: one's own, and for whoever sees all calls everybody's. */
export function LineTests() {
  const { t } = useTranslation('calls');
  const { instant } = useFormats();
  const all = useSession().me.permissions['calls.calls:read'] === 'all';
  const people = usePeople(all).data ?? [];
  const params = useListParams(TEST_LIST);
  const columns = useTestColumns(all);
  const { page, pageSize, filters } = params;
  const query = useList('/api/v1/lines/tests', { query: { page, pageSize, user_id: filters.user } });
  const meta = query.data?.meta;
  const choices = people.map(({ id, display_name }) => ({ value: id, label: display_name }));
  return (
    <Section
      title={t('tests.title')}
      flush
      actions={
        all && (
          <FilterChips
            filters={[params.chip('user', t('calls.who'), choices, { find: findPeople() })]}
            onClearAll={params.clear}
          />
        )
      }
    >
      <DataTable
        id="line-tests"
        label={t('tests.title')}
        columns={columns}
        {...rowsOf(query)}
        rowId={({ id }) => id}
        rowName={(row) => `${t(`tests.kind.${row.kind}`)} · ${instant(row.created_at, 'datetime')}`}
        empty={<EmptyState title={t('tests.none')} reason={t('tests.noneReason')} />}
        compact={(row) => (
          <TwoLines
            name={t(`tests.verdict.${row.verdict}`)}
            aside={all ? <RecordName of="core.user" id={row.user_id} plain /> : undefined}
          >
            {[instant(row.created_at, 'datetime'), t('quality.figures', figuresOf(row))].join(' · ')}
          </TwoLines>
        )}
      />
      {meta && meta.total > 0 && (
        <Pagination {...meta} onPage={params.setPage} onPageSize={params.setPageSize} />
      )}
    </Section>
  );
}
