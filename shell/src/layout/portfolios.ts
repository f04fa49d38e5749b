import { type ApiClient, list, queryOptions } from '@recobro/sdk';

/** What the header and the home page show of a portfolio; balance in minor units of its currency. */
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
 * Portfolios to choose from and their figures; empty while the portfolios module is off for the tenant. Kept under the
 * key of the module's own screens, so that they and the header ask once.
 */
export function portfolioOptions({ api }: ApiClient) {
  return queryOptions({
    queryKey: ['portfolios', 'portfolios', 'list', ALL],
    queryFn: ({ signal }) =>
      list(api.GET('/api/v1/carteras', { params: { query: ALL }, signal })) as Promise<{
        data: PortfolioSummary[];
      }>,
    select: (answer) => answer.data,
  });
}
