import type { Tone } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import type { ScheduleEvent } from '../../api/types';

/** How the state of an event looks. */
export const eventTone: Record<ScheduleEvent['status'], Tone> = {
  scheduled: 'neutral',
  due: 'warning',
  running: 'neutral',
  done: 'success',
  missed: 'danger',
  failed: 'danger',
  cancelled: 'paused',
  blocked: 'danger',
};

/** The states of what was to happen and did not. */
export const TROUBLED = ['missed', 'failed', 'blocked'] as const satisfies ScheduleEvent['status'][];

/** Whether somebody has still to do it. */
export const stillWaits = ({ status }: Pick<ScheduleEvent, 'status'>) =>
  status === 'scheduled' || status === 'due';

/** Whether another time may be given to it. */
export const mayMove = (event: Pick<ScheduleEvent, 'status'>) =>
  stillWaits(event) || event.status === 'missed';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'));
const time = z.string().check(z.trim(), z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'invalid'));
const note = z.string().check(z.trim(), z.maxLength(2000, 'long 2000'));

/** The form of a new event. */
export const newEvent = z
  .object({
    kind: z.enum(['callback', 'visit', 'review', 'message']),
    due_on: day,
    due_time: time,
    phone_id: z.string(),
    note,
    subject: z.string().check(z.trim(), z.maxLength(200, 'long 200')),
    body: z.string().check(z.trim(), z.maxLength(10_000, 'long 10000')),
  })
  .check(
    z.refine(({ kind, subject }) => kind !== 'message' || subject !== '', {
      path: ['subject'],
      error: 'required',
    }),
    z.refine(({ kind, body }) => kind !== 'message' || body !== '', { path: ['body'], error: 'required' }),
  );

/** The form of another time. */
export const movedEvent = z.object({ due_on: day, due_time: time, note });

/** The day and the time that an instant is on a clock. */
export function wallIn(zone: string, at: string | number): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(at));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}
