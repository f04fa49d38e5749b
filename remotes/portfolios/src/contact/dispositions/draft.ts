import * as z from 'zod/mini';
import type { Disposition } from '../../api/types';

export const CHANNELS = [
  'call',
  'whatsapp',
  'sms',
  'email',
  'letter',
  'visit',
  'counter',
] as const satisfies Disposition['channels'][number][];

export const NEEDS = ['date', 'amount', 'note'] as const satisfies Disposition['requires'][number][];

export const REACHES = [
  'none',
  'machine',
  'third_party',
  'right_party',
] as const satisfies Disposition['reach'][];

export const RETRIES = ['none', 'fixed', 'multiplied'] as const satisfies Disposition['retry_mode'][];

export const NUMBER_EFFECTS = [
  '',
  'unverified',
  'valid',
  'right_party',
  'third_party',
  'wrong_party',
  'disconnected',
  'out_of_service',
  'blocked',
  'opted_out',
] as const satisfies Disposition['phone_status'][];

export const DEBTOR_EFFECTS = [
  '',
  'dispute',
  'hardship',
  'deceased',
  'bankrupt',
  'represented',
  'minor_or_elder',
  'fraud',
  'do_not_call',
] as const satisfies Disposition['debtor_flag'][];

const label = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(300, 'long 300'));
const whole = z.string().check(z.trim(), z.regex(/^\d{1,5}$/, 'invalid'));

/** The form of an outcome. */
export const outcomeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^[a-z0-9_]{1,60}$/, 'invalid')),
  es: label,
  en: label,
  pt: label,
  group_id: z.string(),
  reach: z.enum(REACHES),
  key: z.string().check(z.trim(), z.regex(/^[a-z0-9]?$/, 'invalid')),
  channels: z.array(z.enum(CHANNELS)),
  requires: z.array(z.enum(NEEDS)),
  retry_most: whole,
  retry_after: whole,
  retry_mode: z.enum(RETRIES),
  phone_status: z.enum(NUMBER_EFFECTS),
  debtor_flag: z.enum(DEBTOR_EFFECTS),
});

/** An outcome as it is typed. */
export type OutcomeDraft = z.infer<typeof outcomeSchema>;

/** An outcome as the form shows it; a new one is of the right party. */
export const draftOf = (one: Disposition | undefined): Partial<OutcomeDraft> => ({
  code: one?.code ?? '',
  es: one?.labels.es ?? '',
  en: one?.labels.en ?? '',
  pt: one?.labels.pt ?? '',
  group_id: one?.group_id ?? 'right_party',
  reach: one?.reach ?? 'right_party',
  key: one?.key ?? '',
  channels: one?.channels ?? [],
  requires: one?.requires ?? [],
  retry_most: String(one?.retry_most ?? 0),
  retry_after: String(one?.retry_after ?? 0),
  retry_mode: one?.retry_mode ?? 'none',
  phone_status: one?.phone_status ?? '',
  debtor_flag: one?.debtor_flag ?? '',
});

/** What is told of the outcome that was typed; what figures count it as stays as it was. */
export const fieldsOf = (draft: OutcomeDraft, was: Disposition | undefined) => ({
  group_id: draft.group_id,
  labels: { es: draft.es, en: draft.en, pt: draft.pt },
  reach: draft.reach,
  key: draft.key,
  channels: draft.channels,
  requires: draft.requires,
  flags: was?.flags ?? [],
  retry_most: Number(draft.retry_most),
  retry_after: Number(draft.retry_after),
  retry_mode: draft.retry_mode,
  phone_status: draft.phone_status,
  debtor_flag: draft.debtor_flag,
  counts_attempt: was ? was.counts_attempt : true,
  counts_contact: draft.reach === 'right_party',
});

/** All that is told of an outcome that stands, for a change of one thing. */
export const standing = (one: Disposition) => ({
  ...fieldsOf(draftOf(one) as OutcomeDraft, one),
  counts_contact: one.counts_contact,
  position: one.position,
  retired: one.retired,
});

/** The rows of the tree, each group followed by what is in it. */
export function inTree(all: Disposition[]): { row: Disposition; depth: number }[] {
  const under = (id: string, depth: number): { row: Disposition; depth: number }[] =>
    all
      .filter(({ group_id }) => group_id === id)
      .flatMap((row) => [{ row, depth }, ...under(row.id, depth + 1)]);
  return under('', 0);
}
