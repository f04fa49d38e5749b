import { Slot, useCan, usePermission } from '@recobro/sdk';
import { HOME_SLOT } from '../ahead/asks';
import { useModuleOn } from '../layout/useModuleOn';
import { ImportsCard } from './ImportsCard';
import { OwnDay } from './OwnDay';
import { PortfoliosHome } from './PortfoliosHome';

/** The own debtors of who works them, the portfolios and the team of who leads, and what other modules have to say. */
export function HomeParts() {
  const can = useCan();
  const own = usePermission('portfolios.debtors:read') === 'own';
  const portfoliosOn = useModuleOn('portfolios');
  return (
    <>
      {portfoliosOn && own && <OwnDay />}
      {portfoliosOn && !own && can('portfolios.portfolios:read') && <PortfoliosHome />}
      <Slot name={HOME_SLOT} />
      {portfoliosOn && !own && can('portfolios.imports:read') && <ImportsCard />}
    </>
  );
}
