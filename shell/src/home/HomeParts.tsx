import { Slot, useCan, usePermission } from '@recobro/sdk';
import { useModuleOn } from '../layout/useModuleOn';
import { HOME_SLOT } from '../remotes/fillings';
import { ImportsCard } from './ImportsCard';
import { OwnDay } from './OwnDay';
import { PortfoliosHome } from './PortfoliosHome';

/** The own debtors of who works them, the portfolios and the team of who leads; last what other modules have to say, which comes later. */
export function HomeParts() {
  const can = useCan();
  const own = usePermission('portfolios.debtors:read') === 'own';
  const portfoliosOn = useModuleOn('portfolios');
  return (
    <>
      {portfoliosOn && own && <OwnDay />}
      {portfoliosOn && !own && can('portfolios.portfolios:read') && <PortfoliosHome />}
      {portfoliosOn && !own && can('portfolios.imports:read') && <ImportsCard />}
      <Slot name={HOME_SLOT} />
    </>
  );
}
