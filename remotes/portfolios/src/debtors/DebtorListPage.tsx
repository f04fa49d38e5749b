import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import {
  DataTable,
  EmptyState,
  FilterChips,
  LinkButton,
  ListPage,
  Pagination,
  SearchField,
  useFormats,
  useListParams,
} from '@recobro/sdk/ui';
import { type DebtorListQuery, useDebtors } from '../api/debtorQueries';
import { isDebtorStatus } from './status';
import { useChosenPortfolio } from './useChosenPortfolio';
import { useCurrencies } from './useCurrencies';
import { useDebtorColumns } from './useDebtorColumns';
import { DEBTOR_LIST, useDebtorFilters } from './useDebtorFilters';
import { useDebtorSelection } from './useDebtorSelection';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  // The amount is never cut; where it leaves too little room for the name, it goes below.
  line: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { flex: '1 1 14ch', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  amount: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', marginInlineStart: 'auto' },
  second: { color: tokens.colorNeutralForeground3 },
});

/** Every debtor one may see: searched, narrowed, sorted, picked; all of it in the URL. */
export function DebtorListPage() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const portfolioId = useChosenPortfolio();
  const params = useListParams(DEBTOR_LIST);
  const filters = useDebtorFilters(params);
  const sums = useCurrencies(portfolioId).length < 2 || params.filters.currency.length === 1;
  const columns = useDebtorColumns(sums);
  const sort = sums || !/balance/.test(params.sort) ? params.sort : DEBTOR_LIST.sorts[0];
  const asked = { ...queryOf(params, portfolioId), sort };
  const query = useDebtors(asked);
  const selection = useDebtorSelection(asked, query.data);
  const meta = query.data?.meta;
  const bulk = selection !== undefined;
  return (
    <ListPage
      title={t('debtors.title')}
      total={meta?.total}
      totalExact={meta?.totalExact}
      searchedIn={params.q && !query.isPlaceholderData ? query.data?.took : undefined}
      filters={
        <>
          <SearchField label={t('debtors.search')} value={params.q} onSearch={params.setQ} />
          <FilterChips filters={filters} onClearAll={params.clear} />
        </>
      }
      foot={
        meta &&
        meta.total > 0 && <Pagination {...meta} onPage={params.setPage} onPageSize={params.setPageSize} />
      }
    >
      <DataTable
        id="debtors"
        label={t('debtors.title')}
        columns={columns}
        rows={query.data && (query.data.data ?? [])}
        stale={query.isPlaceholderData}
        error={query.data ? undefined : query.error}
        onRetry={() => void query.refetch()}
        rowId={(debtor) => debtor.id}
        rowName={(debtor) => debtor.name}
        href={(debtor) => `/debtors/${debtor.id}`}
        sort={sort}
        onSort={params.setSort}
        expected={params.pageSize}
        selection={selection}
        empty={
          params.filtered ? (
            <EmptyState
              title={t('list.nothingFound')}
              reason={t('list.nothingFoundReason')}
              action={<Button onClick={params.clear}>{t('list.clear')}</Button>}
            />
          ) : (
            <EmptyState
              icon={<PeopleRegular />}
              title={t('debtors.none')}
              reason={t(bulk ? 'debtors.noneReason' : 'debtors.noneOwn')}
              action={bulk && <LinkButton to="/portfolios">{t('debtors.toPortfolios')}</LinkButton>}
            />
          )
        }
        compact={(debtor) => (
          <span className={styles.lines}>
            <span className={styles.line}>
              <Text weight="semibold" className={styles.name}>
                {debtor.name}
              </Text>
              <Text className={styles.amount}>
                {amountOrZero(debtor.balance, { currency: debtor.currency })}
              </Text>
            </span>
            <Text
              size={200}
              className={styles.second}
            >{`${t(`debtorStatus.${debtor.status}`)} · ${t('debtors.overdue', { count: debtor.dpd })}`}</Text>
          </span>
        )}
      />
    </ListPage>
  );
}

/** The query a URL asks for, in the portfolio chosen for the whole product. */
function queryOf(
  params: ReturnType<typeof useListParams<(typeof DEBTOR_LIST.filters)[number]>>,
  chosen: string | undefined,
): DebtorListQuery {
  const { page, pageSize, sort, q, filters } = params;
  return {
    page,
    pageSize,
    sort,
    q: q || undefined,
    portfolio_id: chosen ? [chosen] : [],
    currency: filters.currency,
    bucket: filters.bucket,
    status: filters.status.filter(isDebtorStatus),
    tag: filters.tag,
    assignee: filters.assignee[0],
  };
}
