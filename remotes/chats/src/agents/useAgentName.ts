import { useAgents } from './useAgents';

/** What a program is called; empty for one that is not known. */
export function useAgentName(): (id: string) => string {
  const agents = useAgents();
  return (id) => agents.find((one) => one.id === id)?.name ?? '';
}
