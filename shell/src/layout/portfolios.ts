import { type ApiClient, list, queryOptions } from '@recobro/sdk';

/** What the header and the home page show of a portfolio. */
export interface PortfolioSummary {
  id: string;
  name: string;
  status: string;
}

const LISTED = 100;

/** Portfolios to choose from; empty while the portfolios module is off for the tenant. */
export function portfolioOptions({ api }: ApiClient) {
  return queryOptions({
    queryKey: ['portfolios', 'switcher'],
    queryFn: async () => {
      const query = { page: 1, pageSize: LISTED, sort: 'name' };
      const answer = (await list(api.GET('/api/v1/carteras', { params: { query } }))) as {
        data: PortfolioSummary[];
      };
      return answer.data;
    },
  });
}
