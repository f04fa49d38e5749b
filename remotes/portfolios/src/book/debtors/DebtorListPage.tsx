import { PeopleRegular } from '@fluentui/react-icons';
import { useLocation, useTranslation } from '@recobro/sdk';
import { EntityList, LinkButton, TwoLines, useListParams } from '@recobro/sdk/ui';
import { useEffect } from 'react';
import { useList } from '../../api/client';
import { useCurrencies } from '../../api/every';
import type { DebtorListQuery } from '../../api/types';
import { usePromiseAct } from '../../money/promises/usePromiseAct';
import { DebtorTotals } from './DebtorTotals';
import { rememberList } from './neighbours';
import { useOwedText } from './owed';
import { useChosenPortfolio } from './useChosenPortfolio';
import { useDebtorColumns } from './useDebtorColumns';
import { DEBTOR_LIST, useDebtorFilters } from './useDebtorFilters';
import { useDebtorSelection } from './useDebtorSelection';

/** Every debtor one may see: searched, narrowed, sorted, picked; all of it in the URL. */
export function DebtorListPage() {
  const { t } = useTranslation('portfolios');
  const owed = useOwedText();
  const portfolioId = useChosenPortfolio();
  const params = useListParams(DEBTOR_LIST);
  const filters = useDebtorFilters(params);
  const { assignee, ...among } = params.filters;
  const owing = useCurrencies(portfolioId).length;
  const currencies = among.currency.length || owing;
  const sums = currencies < 2;
  const asked: DebtorListQuery = {
    page: params.page,
    pageSize: params.pageSize,
    sort: sums || !/balance/.test(params.sort) ? params.sort : DEBTOR_LIST.sorts[0],
    q: params.text || undefined,
    portfolio_id: portfolioId ? [portfolioId] : [],
    ...among,
    assignee: assignee[0],
  };
  const query = useList('/api/v1/deudores', { query: asked });
  const rows = query.data?.data;
  const { search } = useLocation();
  useEffect(() => {
    if (rows && !query.isPlaceholderData)
      rememberList(
        rows.map(({ id }) => id),
        search,
      );
  }, [rows, query.isPlaceholderData, search]);
  const columns = useDebtorColumns(sums, rows);
  const selection = useDebtorSelection(asked, query.data);
  const promises = usePromiseAct();
  const searching = params.text && !query.isPlaceholderData;
  const bulk = selection !== undefined;
  return (
    <EntityList
      id="debtors"
      title={t('debtors.title')}
      query={query}
      params={{ ...params, sort: asked.sort ?? '' }}
      search={t('debtors.search')}
      searchedIn={searching ? query.data?.took : undefined}
      filters={filters}
      figures={<DebtorTotals asked={asked} currencies={currencies} />}
      columns={columns}
      rowName={(debtor) => debtor.name}
      href={(debtor) => `/debtors/${debtor.id}`}
      selection={selection}
      {...(promises && { actions: promises })}
      none={{
        icon: <PeopleRegular />,
        title: t('debtors.none'),
        reason: t(bulk ? 'debtors.noneReason' : 'debtors.noneOwn'),
        action: bulk && <LinkButton to="/portfolios">{t('debtors.toPortfolios')}</LinkButton>,
      }}
      compact={(debtor) => (
        <TwoLines name={debtor.name} aside={owed(debtor)}>
          {`${t(`debtorStatus.${debtor.status}`)} · ${t('debtors.overdue', { count: debtor.dpd })}`}
        </TwoLines>
      )}
    />
  );
}
