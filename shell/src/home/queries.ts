import { type ApiClient, list, queryOptions } from '@recobro/sdk';

/** A portfolio as the home page shows it; balance in minor units of its currency. */
export interface HomePortfolio {
  id: string;
  name: string;
  creditor_name: string;
  status: 'draft' | 'active' | 'paused' | 'closed' | 'archived';
  currency: string;
  debtors_count: number;
  debts_count: number;
  balance: number;
}

/** An import as the home page shows it. */
export interface HomeImport {
  id: string;
  portfolio_id: string;
  file_name: string;
  status: string;
  created_at: string;
  /** Rows by what became of them. */
  result: { created: number; updated: number; unchanged: number; rejected: number };
}

const PORTFOLIOS_SHOWN = 100;
const IMPORTS_SHOWN = 5;

export function homePortfolios({ api }: ApiClient) {
  return queryOptions({
    queryKey: ['portfolios', 'home'],
    queryFn: async () => {
      const query = { page: 1, pageSize: PORTFOLIOS_SHOWN, sort: 'name' };
      const answer = (await list(api.GET('/api/v1/carteras', { params: { query } }))) as {
        data: HomePortfolio[];
      };
      return answer.data;
    },
  });
}

export function recentImports({ api }: ApiClient) {
  return queryOptions({
    queryKey: ['portfolios', 'imports', 'home'],
    queryFn: async () => {
      const query = { page: 1, pageSize: IMPORTS_SHOWN, sort: '-created_at' };
      const answer = (await list(api.GET('/api/v1/imports', { params: { query } }))) as {
        data: HomeImport[];
      };
      return answer.data;
    },
  });
}
