import { PortfolioSwitcher } from '../../book/portfolios/PortfolioSwitcher';
import { ShiftBadge } from './ShiftBadge';

/** What stands in the header: where one works, and what one is in. */
export function HeaderContext() {
  return (
    <>
      <PortfolioSwitcher />
      <ShiftBadge />
    </>
  );
}
