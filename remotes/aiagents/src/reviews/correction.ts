import { instantAt, wallClock } from '@recobro/sdk';
import * as z from 'zod/mini';
import type { Analysis, AnalysisChange, ClaimItem } from '../api/schema.gen';
import { OUTCOMES } from './words';

export const PARTIES = ['yes', 'no', 'unknown'] as const;
export const MOODS = ['unknown', 'calm', 'upset', 'angry', 'anxious'] as const;
export const SAID = [
  ...(['promise', 'dispute', 'hardship', 'callback', 'stop', 'third_party', 'complaint'] as const),
] as const;
export const RULES = [
  ...(['disclosure', 'automated', 'identity', 'no_threat'] as const),
  ...(['no_judicial', 'third_party', 'stop_honored', 'no_pressure'] as const),
] as const satisfies ClaimItem['rule'][];

const DAY = /^(\d{4}-\d{2}-\d{2})?$/;
const TIME = /^(([01]\d|2[0-3]):[0-5]\d)?$/;

/** All that may be corrected of an analysis, as a form holds it. */
export const schema = z
  .object({
    outcome: z.enum(OUTCOMES),
    right_party: z.enum(PARTIES),
    mood: z.enum(MOODS),
    said: z.array(z.enum(SAID)),
    amount: z.nullable(z.number()),
    day: z.string().check(z.regex(DAY, 'date')),
    confidence: z.number('amount').check(z.minimum(0, 'amount'), z.maximum(100, 'amount')),
    callback_day: z.string().check(z.regex(DAY, 'date')),
    callback_time: z.string().check(z.trim(), z.regex(TIME, 'invalid')),
    failed: z.array(z.enum(RULES)),
    answers: z.record(z.string(), z.string().check(z.maxLength(500, 'long 500'))),
  })
  .check(
    z.refine(({ said, amount }) => !said.includes('promise') || (amount ?? 0) > 0, {
      path: ['amount'],
      error: 'amount',
    }),
    z.refine(({ said, day }) => !said.includes('promise') || day !== '', { path: ['day'], error: 'date' }),
  );

export type Corrected = z.infer<typeof schema>;

/** What the program says of a talk, as the form begins with it. */
export function saidOf({ analysis: core, answers }: Analysis, zone: string): Corrected {
  const at = core.callback?.at ? wallClock(core.callback.at, zone) : '';
  return {
    outcome: OUTCOMES.find((one) => one === core.outcome) ?? 'informed',
    ...{ right_party: core.right_party, mood: core.mood },
    said: SAID.filter((one) => core[one]),
    amount: core.promise?.amount ?? null,
    day: core.promise?.day ?? '',
    confidence: core.promise?.confidence ?? 80,
    callback_day: at.slice(0, 10),
    callback_time: at.slice(11, 16),
    failed: core.compliance.filter(({ pass }) => !pass).map(({ rule }) => rule),
    answers: Object.fromEntries(answers.map(({ name, value }) => [name, value])),
  };
}

/** The fields that are otherwise than they were. */
export function changedOf(was: Corrected, is: Corrected): (keyof Corrected)[] {
  const names = Object.keys(was) as (keyof Corrected)[];
  return names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
}

/** What the analysis should say instead, as the API takes it: only what is otherwise. */
export function changeOf(was: Corrected, is: Corrected, currency: string, zone: string): AnalysisChange {
  const changed = changedOf(was, is);
  const has = (...names: (keyof Corrected)[]) => names.some((name) => changed.includes(name));
  const now = (one: (typeof SAID)[number]) => is.said.includes(one);
  const turned = SAID.filter((one) => now(one) !== was.said.includes(one));
  const plain = ['outcome', 'right_party', 'mood', 'failed', 'answers'] as const;
  const { amount, day, confidence } = is;
  return {
    ...Object.fromEntries(plain.filter((name) => has(name)).map((name) => [name, is[name]])),
    ...Object.fromEntries(
      turned.filter((one) => one !== 'promise' && one !== 'callback').map((one) => [one, now(one)]),
    ),
    ...((turned.includes('promise') || (now('promise') && has('amount', 'day', 'confidence'))) &&
      (now('promise') && amount
        ? { promise: { amount, currency, day, confidence } }
        : { no_promise: true as const })),
    ...((turned.includes('callback') || (now('callback') && has('callback_day', 'callback_time'))) &&
      (now('callback') ? { callback: callbackOf(is, zone) } : { no_callback: true as const })),
  };
}

function callbackOf({ callback_day, callback_time }: Corrected, zone: string) {
  if (!callback_day) return {};
  return { at: instantAt(`${callback_day}T${callback_time || '12:00'}`, zone) };
}
