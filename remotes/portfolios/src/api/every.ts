import type { ApiClient } from '@recobro/sdk';
import { everyOf, useEvery } from './client';
import type { Portfolio } from './types';

const BY_NAME = { query: { page: 1, pageSize: 100, sort: 'name' } };

/** The portfolios of the tenant, archived ones too, with their figures: header, home and the module's pages ask once. */
export const portfolioOptions = (client: ApiClient) => everyOf(client, '/api/v1/carteras', BY_NAME);

/** Every portfolio of the tenant, to name whom an id stands for. */
export const useEveryPortfolio = () => useEvery('/api/v1/carteras', BY_NAME, { staleTime: 60_000 });

/** Whether one can choose it: an archived portfolio is put away. */
export const isOpen = ({ status }: Pick<Portfolio, 'status'>) => status !== 'archived';

/** The currencies that debtors owe in: in one portfolio, or in all of them. */
export function useCurrencies(portfolioId: string | undefined): string[] {
  const owed = useEveryPortfolio().data?.filter(({ debtors_count }) => debtors_count > 0) ?? [];
  const among = owed.filter(({ id }) => !portfolioId || id === portfolioId);
  return [...new Set(among.map(({ currency }) => currency))].sort();
}
