import * as z from 'zod/mini';
import type { Vow } from '../../api/types';
import { dayAfter } from '../../days';

/** What the form does: takes a promise, changes one, or puts another in its place. */
export type PromiseAct = 'take' | 'change' | 'renegotiate';

export const CHANNELS = [
  'outbound_call',
  'inbound_call',
  'whatsapp',
  'email',
  'self_service',
  'visit',
  'cash_desk',
] as const satisfies Vow['channel'][];

export const REASONS = [
  'income_late',
  'job_loss',
  'illness',
  'family',
  'expense',
  'forgot',
  'other',
] as const satisfies Vow['reason_code'][];

/** Days ahead that most promises are for. */
const USUAL = 3;

const DAY = /^(\d{4}-\d{2}-\d{2})?$/;

/** Minutes and seconds of a recording. */
const OFFSET = /^(\d{1,4}:[0-5]\d)?$/;

/** The form of a promise. */
export const promiseSchema = z.object({
  amount: z.number('amount').check(z.positive('amount')),
  due_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date')),
  channel: z.enum(CHANNELS),
  type_id: z.string(),
  note: z.string().check(z.trim(), z.maxLength(500, 'long 500')),
  reminder_on: z.string().check(z.regex(DAY, 'date')),
  reason_code: z.enum(['', ...REASONS]),
  quote: z.string().check(z.trim(), z.maxLength(500, 'long 500')),
  offset: z.string().check(z.trim(), z.regex(OFFSET, 'invalid')),
  debt_ids: z.array(z.string()),
});

/** A promise as it is typed. */
export type PromiseDraft = z.infer<typeof promiseSchema>;

/** What the form begins with: as the promise is that is changed; of one that takes another's place what is still expected. */
export function draftOf(act: PromiseAct, promise: Vow | undefined, today: string): Partial<PromiseDraft> {
  const changes = act === 'change' && promise;
  return {
    amount: promise && (changes ? promise.amount : promise.amount - promise.appropriated),
    due_on: changes ? promise.due_on : dayAfter(today, USUAL),
    channel: promise?.channel ?? 'outbound_call',
    type_id: promise?.type_id ?? 'usual',
    note: changes ? promise.note : '',
    reminder_on: changes ? promise.reminder_on : '',
    reason_code: '',
    quote: '',
    offset: '',
    debt_ids: promise?.debt_ids ?? [],
  };
}

/** What was said, as the API takes it; undefined where nothing was. */
export function evidenceOf({ quote, offset }: Pick<PromiseDraft, 'quote' | 'offset'>) {
  const [minutes = 0, seconds = 0] = offset.split(':').map(Number);
  const evidence = {
    ...(quote && { quote }),
    ...(offset && { offset_ms: (minutes * 60 + seconds) * 1000 }),
  };
  return Object.keys(evidence).length > 0 ? evidence : undefined;
}
