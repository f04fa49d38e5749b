import * as z from 'zod/mini';
import type { Strategy } from '../../api/types';

/** A step of a strategy. */
export type Step = Strategy['steps'][number];

export const PROMISES = ['none', 'open', 'broken'] as const satisfies Step['when']['promise'][];
export const REACHES = ['never', 'none', 'machine', 'third_party', 'right_party'] as const;
export const WAYS = ['call', 'whatsapp', 'sms', 'email', 'letter', 'visit'] as const;
export const ORDERS = ['value', 'balance', 'chance', 'dpd'] as const;
export const WHO = ['anyone', 'assignee'] as const;
export const STATUSES = ['new', 'in_progress', 'disputed', 'legal', 'uncollectable'] as const;
const LEAVE = 'leave';
export const CHANNELS = [...WAYS, LEAVE] as const;

const whole = z.string().check(z.trim(), z.regex(/^\d{0,5}$/, 'invalid'));
const amount = z.nullish(z.number('amount').check(z.nonnegative('amount')));

/** The form of a step. */
export const stepSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  promise: z.string(),
  reach: z.array(z.enum(REACHES)),
  statuses: z.array(z.enum(STATUSES)),
  dpd_from: whole,
  dpd_to: whole,
  quiet_days: whole,
  chance_from: whole,
  balance_from: amount,
  balance_to: amount,
  channel: z.enum(CHANNELS),
  wait_hours: whole,
  who: z.enum(WHO),
  priority: z.string(),
  order: z.enum(ORDERS),
});

/** A step as it is typed. */
export type StepForm = z.infer<typeof stepSchema>;

const written = (value: number | undefined) => (value === undefined ? '' : String(value));

/** A step as the form shows it; a new one calls whoever is left. */
export function formOf(step: Step | undefined): StepForm {
  const when: Step['when'] = step?.when ?? {};
  const then = step?.then;
  return {
    name: step?.name ?? '',
    promise: when.promise ?? '',
    reach: when.reach ?? [],
    statuses: (when.statuses ?? []).filter((one): one is StepForm['statuses'][number] =>
      STATUSES.some((known) => known === one),
    ),
    dpd_from: written(when.dpd_from),
    dpd_to: written(when.dpd_to),
    quiet_days: written(when.quiet_days),
    chance_from: written(when.chance_from),
    balance_from: when.balance_from,
    balance_to: when.balance_to,
    channel: then ? then.channel || LEAVE : 'call',
    wait_hours: String(then?.wait_hours ?? 24),
    who: then?.who ?? 'anyone',
    priority: String(then?.priority ?? 5),
    order: then?.order ?? 'value',
  };
}

const given = (text: string) => (text === '' ? undefined : Number(text));

/** The step that was typed; what was said of it besides stays. */
export function stepOf(form: StepForm, before: Step | undefined): Step {
  const when = {
    ...before?.when,
    promise: (form.promise || undefined) as Step['when']['promise'],
    reach: form.reach.length > 0 ? form.reach : undefined,
    statuses: form.statuses.length > 0 ? form.statuses : undefined,
    dpd_from: given(form.dpd_from),
    dpd_to: given(form.dpd_to),
    quiet_days: given(form.quiet_days),
    chance_from: given(form.chance_from),
    balance_from: form.balance_from ?? undefined,
    balance_to: form.balance_to ?? undefined,
  };
  return {
    id: before?.id ?? `step-${Date.now().toString(36)}`,
    name: form.name,
    when: Object.fromEntries(Object.entries(when).filter(([, value]) => value !== undefined)),
    // biome-ignore lint/suspicious/noThenProperty: the API's word
    then: {
      channel: form.channel === LEAVE ? '' : form.channel,
      wait_hours: Number(form.wait_hours || 0),
      who: form.who,
      priority: Number(form.priority),
      order: form.order,
    },
  };
}

/** A list with one of it a place further up. */
export function raised(steps: Step[], at: number): Step[] {
  const all = [...steps];
  const [one] = all.splice(at, 1);
  if (one) all.splice(Math.max(0, at - 1), 0, one);
  return all;
}
