import { useCan } from '@recobro/sdk';
import { useModuleOn } from './useModuleOn';

/** Whether there are portfolios to choose from: the module is on and the user may see them. */
export function usePortfoliosOn(): boolean {
  const can = useCan();
  return useModuleOn('portfolios') && can('portfolios.portfolios:read');
}
