import { type ApiClient, data, list, queryOptions } from '@recobro/sdk';

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

/** What is owed in one bucket of age; balance in minor units. */
export interface BucketFigures {
  bucket_id: string;
  classification: string;
  balance: number;
  debtors: number;
}

/** How much one person has to work. */
export interface Workload {
  assignee_id: string;
  debtors: number;
  owed: { currency: string; balance: number }[];
}

/** What the debtors that one may see come to. */
export interface HomeOverview {
  currencies: { currency: string; balance: number; debtors: number; ageing: BucketFigures[] }[];
  unassigned: number;
  team: Workload[];
}

/** A debtor to be worked next; balance in minor units, dpd in days past due. */
export interface NextDebtor {
  id: string;
  name: string;
  balance: number;
  currency: string;
  dpd: number;
}

const IMPORTS_SHOWN = 5;
const NEXT_SHOWN = 5;
/** Nobody waits for these debtors to keep a promise, and nothing stands against asking them. */
const WORKABLE: ('new' | 'in_progress')[] = ['new', 'in_progress'];

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

/** Of the chosen portfolio, or of all. The first parts of the key are what live events name. */
export function homeOverview({ api }: ApiClient, portfolioId: string | undefined) {
  return queryOptions({
    queryKey: ['portfolios', 'debtors', 'overview', portfolioId],
    queryFn: ({ signal }) => {
      const query = portfolioId ? { portfolio_id: portfolioId } : {};
      return data(
        api.GET('/api/v1/deudores/overview', { params: { query }, signal }),
      ) as Promise<HomeOverview>;
    },
  });
}

export function nextDebtors({ api }: ApiClient, portfolioId: string | undefined) {
  return queryOptions({
    queryKey: ['portfolios', 'debtors', 'next', portfolioId],
    queryFn: async ({ signal }) => {
      const query = {
        page: 1,
        pageSize: NEXT_SHOWN,
        sort: '-dpd', // what is owed in several currencies has no order
        status: WORKABLE,
        assignee: 'me',
        ...(portfolioId ? { portfolio_id: [portfolioId] } : {}),
      };
      const answer = (await list(api.GET('/api/v1/deudores', { params: { query }, signal }))) as {
        data: NextDebtor[];
      };
      return answer.data;
    },
  });
}
