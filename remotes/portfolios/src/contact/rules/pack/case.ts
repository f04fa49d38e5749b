import * as z from 'zod/mini';
import type { RuleCase } from '../../../api/types';
import { CHANNELS } from '../../dispositions/draft';
import { MAKERS } from '../../makers';
import { FLAGS, LABELS } from './rule';

/** What a case expects that is allowed: no rule can be called so. */
export const ALLOWED = '+';

const whole = (text: string, least: number, most: number) =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
const earlier = z.object({
  hours: z.string(),
  channel: z.enum(CHANNELS),
  times: z.string(),
  came: z.enum(['attempts', 'contacts']),
});

/** A contact before a case's, as it is typed. */
export type EarlierDraft = z.infer<typeof earlier>;

const isWhole = ({ hours, times }: EarlierDraft) => whole(hours, 0, 8760) && whole(times, 1, 100);

/** The form of a case. */
export const caseSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'long 120')),
  on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date')),
  time: z.string().check(z.trim(), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')),
  zone: z.string().check(z.minLength(1, 'required')),
  channel: z.enum(CHANNELS),
  by: z.enum(MAKERS),
  label: z.enum(LABELS),
  flags: z.array(z.enum(FLAGS)),
  consent: z.array(z.string()),
  before: z.array(earlier).check(z.refine((all) => all.every(isWhole), 'invalid')),
  expects: z.string().check(z.minLength(1, 'required')),
});

/** A case as it is typed. */
export type CaseDraft = z.infer<typeof caseSchema>;

/** A case as the form shows it; a new one is a call on a weekday that is allowed. */
export function caseDraftOf(one: RuleCase | undefined, zone: string): CaseDraft {
  const [on = '', time = '10:00'] = one?.at.split('T') ?? [];
  const before = (one?.before ?? []).map(
    ({ hours, channel, times, reached }): EarlierDraft => ({
      hours: String(hours),
      channel,
      times: String(times ?? 1),
      came: reached ? 'contacts' : 'attempts',
    }),
  );
  return {
    name: one?.name ?? '',
    on,
    time,
    zone: one?.zone ?? zone,
    channel: one?.channel ?? 'call',
    by: one?.by ?? 'person',
    label: one?.label ?? 'own',
    flags: (one?.flags ?? []) as CaseDraft['flags'],
    consent: one?.consent ? ['consent'] : [],
    before,
    expects: one ? expectedBy(one) : ALLOWED,
  };
}

/** What is expected of a case: ALLOWED, or the id of the rule that refuses. */
export const expectedBy = ({ allowed, rule_id }: RuleCase) => (allowed ? ALLOWED : (rule_id ?? ''));

/** The case that was typed. */
export function caseOf({ name, on, time, zone, channel, by, label, ...rest }: CaseDraft): RuleCase {
  const { flags, consent, before, expects } = rest;
  return {
    name,
    at: `${on}T${time}`,
    zone,
    channel,
    by,
    label,
    ...(flags.length > 0 && { flags }),
    ...(consent.length > 0 && { consent: true }),
    ...(before.length > 0 && { before: before.map(earlierOf) }),
    allowed: expects === ALLOWED,
    ...(expects !== ALLOWED && { rule_id: expects }),
  };
}

const earlierOf = ({ hours, channel, times, came }: EarlierDraft) => ({
  hours: Number(hours),
  channel,
  reached: came === 'contacts',
  times: Number(times),
});
