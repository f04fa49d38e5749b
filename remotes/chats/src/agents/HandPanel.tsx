import { of, useSession, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, LongTextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Conversation } from '../api/types';
import { useAgents } from './useAgents';

const REASONS = [
  'customer_request',
  'missing_knowledge',
  'unsupported_request',
  'policy_restriction',
  'tool_failure',
  'pending_clarification',
  'usage_limit',
] as const;

const LONGEST = 2_000;

const schema = z.object({
  agent_id: z.string(),
  reason: z.enum(REASONS),
  summary: z.string().check(z.trim(), z.maxLength(LONGEST, `long ${LONGEST}`)),
});

/** Props of HandPanel. */
export interface HandPanelProps {
  conversation: Conversation;
  /** Who goes on: oneself, or a program. */
  to: 'people' | 'agent';
  onClose: () => void;
}

/** Hands a conversation over, between a program and oneself: with a reason, and what whoever goes on has to know. */
export function HandPanel({ conversation: c, to, onClose }: HandPanelProps) {
  const { t } = useTranslation('chats');
  const { me } = useSession();
  const agents = useAgents();
  const hand = useWrite('POST', '/api/v1/conversations/{id}/handoff', {
    quiet: true,
    says: () => t(to === 'people' ? 'agent.taken' : 'agent.given'),
    onSuccess: onClose,
  });
  const title = t(to === 'people' ? 'agent.takeOver' : 'agent.give');
  return (
    <FormPanel
      open
      title={title}
      version={c.version}
      schema={schema}
      values={{
        agent_id: agents[0]?.id ?? '',
        reason: to === 'people' ? 'customer_request' : 'pending_clarification',
        summary: '',
      }}
      onSubmit={({ agent_id, ...body }) =>
        hand.mutateAsync({
          ...of(c),
          body: { ...body, to, ...(to === 'people' ? { user_id: me.id } : { agent_id }) },
        })
      }
      submitLabel={title}
      onClose={onClose}
    >
      {to === 'agent' && (
        <ChoiceField
          name="agent_id"
          label={t('agent.which')}
          options={agents.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChoiceField name="reason" label={t('agent.reason')} options={choicesOf(t, 'handoff', REASONS)} />
      <LongTextField name="summary" label={t('agent.summary')} help={t('agent.summaryHelp')} />
    </FormPanel>
  );
}
