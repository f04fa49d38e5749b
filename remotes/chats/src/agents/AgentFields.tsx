import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, NumberField, useFormValue } from '@recobro/sdk/ui';
import { useAgents } from './useAgents';

/** When a program answers. */
export const AGENT_WHEN = ['always', 'outside_hours', 'nobody_there'] as const;

/** The shortest and the longest time, in seconds, that a program may leave somebody without an answer. */
export const PATIENCE = { least: 20, most: 600 } as const;

/** Which program answers what begins in an inbox, and when; nothing while there is none. */
export function AgentFields() {
  const { t } = useTranslation('chats');
  const agents = useAgents();
  const chosen = useFormValue<string>('agent_id');
  if (agents.length === 0 && !chosen) return null;
  const known = agents.map(({ id, name }) => ({ value: id, label: name }));
  const kept = chosen && !agents.some(({ id }) => id === chosen) ? [{ value: chosen, label: chosen }] : [];
  return (
    <>
      <ChoiceField
        name="agent_id"
        label={t('agent.which')}
        help={t('agent.whichHelp')}
        options={[{ value: '', label: t('agent.none') }, ...known, ...kept]}
      />
      {chosen && (
        <>
          <ChoiceField
            name="agent_when"
            label={t('agent.when')}
            options={choicesOf(t, 'agentWhen', AGENT_WHEN)}
          />
          <NumberField
            name="agent_seconds"
            label={t('agent.seconds')}
            help={t('agent.secondsHelp')}
            min={PATIENCE.least}
            max={PATIENCE.most}
          />
        </>
      )}
    </>
  );
}
