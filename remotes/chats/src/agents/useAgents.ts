import { useCan } from '@recobro/sdk';
import { useRead } from '../api/client';

/** A program that may answer. */
export interface Agent {
  id: string;
  name: string;
}

/** The permission without which nobody sees agents: of an app that is off nobody has it. */
const READ = 'aiagents.agents:read';

const NONE: Agent[] = [];

/** The programs that may answer, for those who see agents. While there are none, nothing that needs one is shown. */
export function useAgents(): Agent[] {
  const { data } = useRead('/api/v1/ai-agents', {}, { quiet: true, enabled: useCan()(READ) });
  return data?.filter(({ live_version_id }) => live_version_id !== '') ?? NONE;
}
