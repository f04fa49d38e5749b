import { Button } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DataTable, type DataTableProps } from './DataTable';
import { EmptyState, type EmptyStateProps } from './EmptyState';
import { type Filter, FilterChips } from './FilterChips';
import { ListPage } from './ListPage';
import { Pagination } from './Pagination';
import { SearchField } from './SearchField';
import type { ListParams } from './useListParams';
import { SavedViews } from './views/SavedViews';

/** A read of a page of rows, as `useList` gives it. */
export interface ListRead<Row> {
  data:
    | { data: Row[]; meta: { page: number; pageSize: number; total: number; totalExact?: boolean } }
    | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** What a table shows of a read. */
export const rowsOf = <Row,>({ data, error, isPlaceholderData, refetch }: ListRead<Row>) => ({
  rows: data?.data,
  stale: isPlaceholderData,
  error: data ? undefined : error,
  onRetry: () => void refetch(),
});

type Wired =
  | 'label'
  | 'rowId'
  | 'rows'
  | 'stale'
  | 'error'
  | 'onRetry'
  | 'sort'
  | 'onSort'
  | 'expected'
  | 'empty';

/** Props of EntityList. */
export interface EntityListProps<Row extends { id: string }> extends Omit<DataTableProps<Row>, Wired> {
  title: string;
  query: ListRead<Row>;
  params: Omit<ListParams, 'filters' | 'setFilter' | 'chip'>;
  /** What the search looks for; without it there is none. */
  search?: string;
  filters?: Filter[] | false;
  /** How long the search took, in ms; given only while searching. */
  searchedIn?: number | undefined;
  /** What the rows come to, all that the filters leave. */
  figures?: React.ReactNode;
  /** What may be done beside the title. */
  pageActions?: React.ReactNode;
  /** What comes before the list, because it waits for somebody. */
  lead?: React.ReactNode;
  /** Said where there is nothing at all. */
  none: EmptyStateProps;
  /** Said where nothing fits; in the words of every list without it. */
  nothingFound?: EmptyStateProps;
  /** Stands in for the table and its pages. */
  instead?: React.ReactNode;
}

/** A page with the rows of one kind: searched, narrowed, sorted and turned over, all of it in the URL. */
export function EntityList<Row extends { id: string }>(props: EntityListProps<Row>) {
  const {
    title,
    query,
    params,
    search,
    filters,
    searchedIn,
    figures,
    pageActions,
    lead,
    none,
    nothingFound,
    instead,
    ...table
  } = props;
  const { t } = useTranslation('ui');
  const meta = query.data?.meta;
  const missed = nothingFound ?? {
    title: t('list.nothingFound'),
    reason: t('list.nothingFoundReason'),
    action: <Button onClick={params.clear}>{t('list.clear')}</Button>,
  };
  return (
    <ListPage
      title={title}
      total={meta?.total}
      totalExact={meta?.totalExact}
      searchedIn={searchedIn}
      figures={figures}
      actions={pageActions}
      lead={lead}
      filters={
        <>
          {search !== undefined && (
            <SearchField label={search} value={params.text} onSearch={params.setText} />
          )}
          {filters && <FilterChips filters={filters} onClearAll={params.clear} />}
          {!instead && <SavedViews list={table.id} columns={table.columns} />}
        </>
      }
      foot={
        !instead &&
        meta &&
        meta.total > 0 && <Pagination {...meta} onPage={params.setPage} onPageSize={params.setPageSize} />
      }
    >
      {instead || (
        <DataTable
          {...table}
          {...rowsOf(query)}
          label={title}
          rowId={({ id }) => id}
          sort={params.sort}
          onSort={params.setSort}
          expected={params.pageSize}
          empty={<EmptyState {...(params.filtered ? missed : none)} />}
        />
      )}
    </ListPage>
  );
}
