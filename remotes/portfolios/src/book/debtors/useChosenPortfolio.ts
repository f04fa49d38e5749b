import { parseAsString, useContextOf, useQueryState } from '@recobro/sdk';
import { useEffect } from 'react';

/** The portfolio chosen in the header. One that the address names becomes it, so that there are never two. */
export function useChosenPortfolio(): string | undefined {
  const [portfolioId, choosePortfolio] = useContextOf('portfolios');
  const [named, setNamed] = useQueryState('portfolio_id', parseAsString);
  useEffect(() => {
    if (!named) return;
    choosePortfolio(named);
    void setNamed(null, { history: 'replace' });
  }, [named, choosePortfolio, setNamed]);
  return named ?? portfolioId;
}
