import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, list } from '../api/client';
import { useApi } from '../api/context';
import { everyPage } from '../api/everyPage';

/** What every screen may show of a portfolio; balance in minor units of its currency. */
export interface PortfolioSummary {
  id: string;
  name: string;
  creditor_name: string;
  status: 'draft' | 'active' | 'paused' | 'closed' | 'archived';
  currency: string;
  debtors_count: number;
  debts_count: number;
  balance: number;
}

const ALL = { page: 1, pageSize: 100, sort: 'name' };

/**
 * The portfolios of the tenant, archived ones too, with their figures. Kept under the key that live events name, so that
 * header, home and the module's own screens ask once.
 */
export function portfolioOptions({ api }: ApiClient) {
  return queryOptions({
    queryKey: ['portfolios', 'portfolios', 'choices'],
    queryFn: ({ signal }) =>
      everyPage<PortfolioSummary>((cursor) =>
        list(api.GET('/api/v1/carteras', { params: { query: { ...ALL, cursor } }, signal })),
      ),
  });
}

/** The portfolios there are to choose from: an archived one is put away. */
export function useOpenPortfolios(enabled = true) {
  const { data } = useQuery({ ...portfolioOptions(useApi()), enabled });
  return data?.filter(isOpen);
}

export const isOpen = ({ status }: Pick<PortfolioSummary, 'status'>) => status !== 'archived';
