import { type Find, useCan, useTranslation } from '@recobro/sdk';
import { FoundField } from '@recobro/sdk/ui';

/** The permission without which nobody sees agents: of an app that is off nobody has it. */
export const READ = 'aiagents.agents:read';

/** Agents by a part of their name. */
const findAgents: Find = {
  path: '/api/v1/ai-agents',
  label: ({ name }: { name: string }) => name,
};

/** The agent that speaks, for those who see agents. */
export function AgentField({ label, required }: { label: string; required?: boolean }) {
  const { t } = useTranslation('calls');
  if (!useCan()(READ)) return null;
  return (
    <FoundField
      name="agent_id"
      label={label}
      find={findAgents}
      of="aiagents.agent"
      none={t('agents.none')}
      {...(required && { required })}
    />
  );
}
