import * as z from 'zod/mini';

/** The form in which a contact ends. */
export const outcomeSchema = z.object({
  disposition_id: z.string().check(z.minLength(1, 'required')),
  note: z.string().check(z.trim(), z.maxLength(2000, 'long 2000')),
  due_on: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'date')),
  due_time: z.string().check(z.trim(), z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'invalid')),
  amount: z.optional(z.number('amount')),
});

/** An outcome as it is typed. */
export type OutcomeDraft = z.infer<typeof outcomeSchema>;

export const emptyOutcome: OutcomeDraft = {
  disposition_id: '',
  note: '',
  due_on: '',
  due_time: '10:00',
  amount: undefined,
};

/** The instant of a wall clock in a zone, as ISO text. */
export function instantIn(zone: string, day: string, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const wall = Date.UTC(year, month - 1, date, hour, minute);
  const shown = (at: number) => {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(at);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  };
  // Twice: the first try may lie on the other side of a change of clocks.
  const once = wall - (shown(wall) - wall);
  return new Date(once - (shown(once) - wall)).toISOString();
}

/** What is told of an outcome; what was left empty is not sent. */
export function toldOf(draft: OutcomeDraft, needs: readonly string[], zone: string, currency: string) {
  return {
    disposition_id: draft.disposition_id,
    ...(draft.note && { note: draft.note }),
    ...(needs.includes('date') && draft.due_on && { due_at: instantIn(zone, draft.due_on, draft.due_time) }),
    ...(needs.includes('amount') && draft.amount && { amount: draft.amount, currency }),
  };
}
