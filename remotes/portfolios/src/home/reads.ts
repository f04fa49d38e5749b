import type { ApiClient } from '@recobro/sdk';
import { reading } from '../api/client';

/** Nobody waits for these debtors to keep a promise, and nothing stands against asking them. */
const WORKABLE: ('new' | 'in_progress')[] = ['new', 'in_progress'];

export const recentImports = (client: ApiClient) =>
  reading(client, '/api/v1/imports', { query: { page: 1, pageSize: 5, sort: '-created_at' } });

/** What the debtors that one may see come to: of the chosen portfolio, or of all. */
export const homeOverview = (client: ApiClient, portfolio_id: string | undefined) =>
  reading(client, '/api/v1/deudores/overview', { query: portfolio_id ? { portfolio_id } : {} });

/** What the payments of this month that stand come to. */
export const recovered = (client: ApiClient, portfolio_id: string | undefined) =>
  reading(client, '/api/v1/payments/recovered', { query: portfolio_id ? { portfolio_id } : {} });

/** What the promises for today, and those broken in the last days, come to. */
export const promisesOfToday = (client: ApiClient, portfolio_id: string | undefined) =>
  reading(client, '/api/v1/promesas/overview', { query: portfolio_id ? { portfolio_id } : {} });

export const nextDebtors = (client: ApiClient, portfolioId: string | undefined) =>
  reading(client, '/api/v1/deudores', {
    query: {
      page: 1,
      pageSize: 5,
      sort: '-dpd', // what is owed in several currencies has no order
      status: WORKABLE,
      assignee: 'me',
      ...(portfolioId && { portfolio_id: [portfolioId] }),
    },
  });
