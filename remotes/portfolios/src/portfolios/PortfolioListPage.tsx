import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, FolderRegular } from '@fluentui/react-icons';
import { isOpen, useCan, useSearchParams, useTranslation } from '@recobro/sdk';
import {
  DataTable,
  EmptyState,
  FilterChips,
  ListPage,
  Pagination,
  SearchField,
  useFormats,
  useListParams,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { usePortfolios } from '../api/portfolioQueries';
import { PortfolioPanel } from './PortfolioPanel';
import { isPortfolioStatus, PORTFOLIO_STATUSES } from './status';
import { usePortfolioColumns } from './usePortfolioColumns';

const SHAPE = {
  sorts: ['-created_at', 'name', 'debtors_count', 'balance'],
  filters: ['status'],
} as const;

/** An archived portfolio is put away: it is listed only when asked for. */
const OPEN = PORTFOLIO_STATUSES.filter((status) => isOpen({ status }));

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  second: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Every portfolio, with what is owed in it. */
export function PortfolioListPage() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const { amountOrZero } = useFormats();
  const params = useListParams(SHAPE);
  const columns = usePortfolioColumns();
  const [address, setAddress] = useSearchParams();
  const first = address.has('first'); // a new company comes here: a portfolio, then its file
  const [asked, setCreating] = useState(false);
  const creating = asked || (first && can('portfolios.portfolios:create'));
  const close = () => {
    setCreating(false);
    if (first) setAddress({}, { replace: true });
  };
  const { page, pageSize, sort } = params;
  const chosen = params.filters.status.filter(isPortfolioStatus);
  const query = usePortfolios({
    page,
    pageSize,
    sort,
    filter: params.q || undefined,
    status: chosen.length > 0 ? chosen : OPEN,
  });
  const meta = query.data?.meta;
  const create = can('portfolios.portfolios:create') ? (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
      {t('portfolios.create')}
    </Button>
  ) : undefined;
  return (
    <>
      <ListPage
        title={t('portfolios.title')}
        total={meta?.total}
        totalExact={meta?.totalExact}
        actions={create}
        filters={
          <>
            <SearchField label={t('portfolios.search')} value={params.q} onSearch={params.setQ} />
            <FilterChips
              onClearAll={params.clear}
              filters={[
                {
                  id: 'status',
                  label: t('fields.status'),
                  options: PORTFOLIO_STATUSES.map((value) => ({
                    value,
                    label: t(`portfolioStatus.${value}`),
                  })),
                  value: params.filters.status,
                  onChange: (value) => params.setFilter('status', value),
                  multiple: true,
                },
              ]}
            />
          </>
        }
        foot={
          meta &&
          meta.total > 0 && <Pagination {...meta} onPage={params.setPage} onPageSize={params.setPageSize} />
        }
      >
        <DataTable
          id="portfolios"
          label={t('portfolios.title')}
          columns={columns}
          rows={query.data && (query.data.data ?? [])}
          stale={query.isPlaceholderData}
          error={query.data ? undefined : query.error}
          onRetry={() => void query.refetch()}
          rowId={(portfolio) => portfolio.id}
          rowName={(portfolio) => portfolio.name}
          href={(portfolio) => `/portfolios/${portfolio.id}`}
          sort={sort}
          onSort={params.setSort}
          expected={pageSize}
          empty={
            params.filtered ? (
              <EmptyState
                title={t('list.nothingFound')}
                reason={t('list.nothingFoundReason')}
                action={<Button onClick={params.clear}>{t('list.clear')}</Button>}
              />
            ) : (
              <EmptyState
                icon={<FolderRegular />}
                title={t('portfolios.none')}
                reason={t('portfolios.noneReason')}
                action={create}
              />
            )
          }
          compact={(portfolio) => (
            <span className={styles.lines}>
              <Text weight="semibold" className={styles.name}>
                {portfolio.name}
              </Text>
              <Text size={200} className={styles.second}>
                <span>{t('portfolios.debtorsShort', { count: portfolio.debtors_count })}</span>
                <span>{amountOrZero(portfolio.balance, { currency: portfolio.currency })}</span>
              </Text>
            </span>
          )}
        />
      </ListPage>
      <PortfolioPanel open={creating} first={first} onClose={close} />
    </>
  );
}
