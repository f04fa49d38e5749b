import { useCan } from '@recobro/sdk';
import { OwnWork } from './OwnWork';
import { TeamWork } from './TeamWork';

/** The day's work: one's own for who works debtors, everybody's for who looks after them. */
export function WorkPage() {
  return useCan()('portfolios.queue:work') ? <OwnWork /> : <TeamWork />;
}
