import * as z from 'zod/mini';
import type { ContactRule, OwnRule } from '../../api/types';

export const KINDS = ['hours', 'limit'] as const satisfies ContactRule['kind'][];
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const COUNTED = ['attempts', 'contacts'] as const;
export const PER = ['person', 'debt', 'number', 'channel'] as const;

const time = z.string().check(z.trim(), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));
const whole = z.string().check(z.trim(), z.regex(/^\d{1,4}$/, 'invalid'));

/** The form of a rule that the company adds. */
export const ruleSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(300, 'long 300')),
  portfolio_id: z.string(),
  kind: z.enum(KINDS),
  channels: z.array(z.string()),
  days: z.array(z.enum(DAYS)),
  from: time,
  to: time,
  holidays: z.array(z.string()),
  counts: z.enum(COUNTED),
  per: z.enum(PER),
  most: whole,
  hours: whole,
});

/** A rule as it is typed. */
export type RuleDraft = z.infer<typeof ruleSchema>;

/** A rule as the form shows it; a new one narrows hours. */
export function draftOf(own: OwnRule | undefined): RuleDraft {
  const rule = own?.rule;
  const [open] = rule?.open ?? [];
  return {
    text: rule?.text.es ?? '',
    portfolio_id: own?.portfolio_id ?? '',
    kind: rule?.kind === 'limit' ? 'limit' : 'hours',
    channels: rule?.channels ?? [],
    days: open?.days ?? ['mon', 'tue', 'wed', 'thu', 'fri'],
    from: open?.from ?? '09:00',
    to: open?.to ?? '18:00',
    holidays: rule?.holidays ? ['holidays'] : [],
    counts: rule?.counts ?? 'attempts',
    per: rule?.per ?? 'person',
    most: String(rule?.most ?? 3),
    hours: String(rule?.hours ?? 24),
  };
}

/** The rule that was typed; it is told in all languages as it was written. */
export function ruleOf(draft: RuleDraft, own: OwnRule | undefined) {
  const { text, kind, channels } = draft;
  const told = {
    id: own?.rule.id ?? `own.${Date.now().toString(36)}`,
    kind,
    text: { es: text, en: text, pt: text },
    source: '',
    needs_counsel: false,
    channels: channels as NonNullable<ContactRule['channels']>,
  };
  const rule: ContactRule =
    kind === 'hours'
      ? {
          ...told,
          open: [{ days: draft.days, from: draft.from, to: draft.to }],
          holidays: draft.holidays.length > 0,
        }
      : {
          ...told,
          counts: draft.counts,
          per: draft.per,
          most: Number(draft.most),
          hours: Number(draft.hours),
        };
  return { rule, ...(draft.portfolio_id && { portfolio_id: draft.portfolio_id }) };
}
