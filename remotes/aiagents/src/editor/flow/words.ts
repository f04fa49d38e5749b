import { useTranslation } from '@recobro/sdk';
import { useCallback } from 'react';
import type { Step, Tool } from '../../api/types';

export const KINDS = ['say', 'ask', 'act', 'hand_over', 'end'] as const satisfies Step['kind'][];

export const SLOTS = ['intent', 'yes_no', 'amount', 'day', 'identity', 'offer', 'moment', 'free'] as const;

export const REASONS = [
  ...(['customer_request', 'missing_knowledge', 'unsupported_request', 'policy_restriction'] as const),
  ...(['tool_failure', 'pending_clarification', 'usage_limit'] as const),
] as const;

export const OUTCOMES = [
  ...(['agreed', 'promised', 'callback', 'disputed', 'hardship', 'stopped', 'wrong_person'] as const),
  ...(['handed_over', 'no_answer', 'informed'] as const),
] as const;

export const INTENTS = [
  ...[
    'pay_now',
    'pay_later',
    'wants_offer',
    'asks_balance',
    'dispute',
    'already_paid',
    'hardship',
    'callback',
  ],
  ...['human', 'stop_contact', 'wrong_person', 'third_party', 'deceased', 'minor', 'bankrupt', 'represented'],
  ...['fraud', 'abusive', 'greeting', 'thanks', 'goodbye', 'question', 'injection'],
];

export const TOOLS = [
  ...([
    'verify_identity',
    'read_debt',
    'list_offers',
    'accept_offer',
    'take_promise',
    'schedule_callback',
  ] as const),
  ...([
    'open_dispute',
    'note_hardship',
    'stop_contact',
    'note_wrong_person',
    'hand_over',
    'search_articles',
    'outside_tool',
  ] as const),
] as const satisfies Tool[];

const OF_INTENT = INTENTS.map((one) => `intent:${one}`);
const OF_KEY = [...'1234567890*#'].map((one) => `key:${one}`);

/** The conditions that may come of a step. */
export function conditionsOf(step: Step): string[] {
  if (step.kind === 'say') return ['always'];
  if (step.kind === 'act') return ['done', 'refused', 'nothing', 'locked', 'always'];
  if (step.kind !== 'ask') return [];
  return ['yes', 'no', 'known', 'unknown', 'silence', 'always', ...OF_INTENT, ...OF_KEY];
}

/** The conditions of ways that are taken from every step. */
export const ANYWHERE = [...OF_INTENT, ...OF_KEY];

/** Puts conditions into words: "intent:dispute" is what somebody says, "key:1" what they press. */
export function useConditionWords() {
  const { t } = useTranslation('aiagents');
  return (when: string) => {
    const [kind = '', about] = when.split(':');
    if (about === undefined) return t(`when.${kind}`);
    return kind === 'key' ? t('pressed', { key: about }) : t(`intent.${about}`);
  };
}

/** What a step does, in few words: its first words, else what it uses or how it ends. */
export function useStepWords() {
  const { t, i18n } = useTranslation('aiagents');
  const { language } = i18n;
  return useCallback(
    (step: Step) => {
      const said = step.say?.[language] ?? Object.values(step.say ?? {})[0];
      if (step.act === 'outside_tool' && step.outside) return step.outside;
      if (step.kind === 'act') return step.act ? t(`tool.${step.act}`) : '';
      if (said) return said;
      if (step.kind === 'hand_over') return step.reason ? t(`reason.${step.reason}`) : '';
      return step.outcome ? t(`outcome.${step.outcome}`) : '';
    },
    [t, language],
  );
}
