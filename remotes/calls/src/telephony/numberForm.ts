import * as z from 'zod/mini';
import type { OwnNumber } from '../api/types';
import { hourFields, hoursDraft, hoursOf } from '../hours/hours';

export const STRATEGIES = [
  'owner_first',
  'longest_idle',
  'everybody',
] as const satisfies OwnNumber['strategy'][];
export const OTHERWISE = ['voicemail', 'message', 'hang_up'] as const satisfies OwnNumber['unanswered'][];
export const AGENT_WHEN = [
  'always',
  'after_hours',
  'unanswered',
] as const satisfies OwnNumber['agent_when'][];

/** A number as its form has it. */
export const numberSchema = z.object({
  number: z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/, 'invalid')),
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  trunk_id: z.string().check(z.minLength(1, 'required')),
  portfolio_id: z.string(),
  is_shown: z.boolean(),
  most_a_day: z.number('required'),
  takes_calls: z.boolean(),
  user_ids: z.array(z.string()),
  strategy: z.enum(STRATEGIES),
  ring_seconds: z.number('required'),
  after_hours: z.enum(OTHERWISE),
  unanswered: z.enum(OTHERWISE),
  agent_id: z.string(),
  agent_when: z.enum(AGENT_WHEN),
  ...hourFields,
});

export type NumberDraft = z.infer<typeof numberSchema>;

const EMPTY: NumberDraft = {
  number: '',
  name: '',
  trunk_id: '',
  portfolio_id: '',
  is_shown: true,
  most_a_day: 0,
  takes_calls: true,
  user_ids: [],
  strategy: 'owner_first',
  ring_seconds: 25,
  after_hours: 'voicemail',
  unanswered: 'voicemail',
  agent_id: '',
  agent_when: 'always',
  days: [],
  from: '08:00',
  to: '18:00',
};

/** What the form begins with; a new number goes over the first trunk. */
export function draftOf(known: OwnNumber | undefined, trunk: string): NumberDraft {
  if (!known) return { ...EMPTY, trunk_id: trunk };
  const { number, name, trunk_id, portfolio_id, is_shown, most_a_day, takes_calls, user_ids } = known;
  const { strategy, ring_seconds, after_hours, unanswered, agent_id, agent_when, hours } = known;
  return {
    ...{ number, name, trunk_id, portfolio_id, is_shown, most_a_day, takes_calls, user_ids },
    ...{ strategy, ring_seconds, after_hours, unanswered, agent_id, agent_when },
    ...hoursDraft(hours, EMPTY),
  };
}

/** What is sent. */
export function numberBody({ days, from, to, ...draft }: NumberDraft, known: OwnNumber | undefined) {
  return { ...draft, hours: hoursOf({ days, from, to }, known?.hours) };
}
