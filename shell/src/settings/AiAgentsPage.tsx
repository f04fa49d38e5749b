import { Slot } from '@recobro/sdk';
import { NoPermission } from '@recobro/sdk/ui';
import { Unowned } from '../areas/AwayArea';
import { AI_AGENTS_SLOT } from '../areas/areas';
import { useFillers } from '../remotes/Slot';

/** What governs the AI agents: the part of whichever module brings them, or what it will be; for who may not see it, that. */
export function AiAgentsPage() {
  const filled = useFillers(AI_AGENTS_SLOT).length > 0;
  return filled ? <Slot name={AI_AGENTS_SLOT} /> : <Unowned otherwise={<NoPermission />} />;
}
