import { useEveryPortfolio } from '../api/portfolioQueries';

/** The currencies that debtors owe in: in one portfolio, or in all of them. */
export function useCurrencies(portfolioId: string | undefined): string[] {
  const owed = (useEveryPortfolio().data ?? []).filter(({ debtors_count }) => debtors_count > 0);
  const among = owed.filter(({ id }) => !portfolioId || id === portfolioId);
  return [...new Set(among.map(({ currency }) => currency))].sort();
}
