import { Slot } from '@recobro/sdk';
import { AwayArea } from '../areas/AwayArea';
import { AI_AGENTS, AI_AGENTS_SLOT } from '../areas/areas';
import { useAway } from '../areas/queries';
import { useFillers } from '../remotes/Slot';

/** What governs the AI agents: the part of whichever module brings them, or what it will be. */
export function AiAgentsPage() {
  const filled = useFillers(AI_AGENTS_SLOT).length > 0;
  const away = useAway();
  if (filled) return <Slot name={AI_AGENTS_SLOT} />;
  if (away.isPending) return null;
  const off = away.data?.find(({ slots }) => slots.includes(AI_AGENTS_SLOT));
  return <AwayArea area={AI_AGENTS} off={off} />;
}
