import * as z from 'zod/mini';
import type { Session } from '../api/types';
import { hourFields, hoursDraft, hoursOf } from '../hours/hours';
import { EMPTY_TIMES, timeFields, timesDraft, timesOf } from './times';
import { ACTS, MISSES, ORDERS, SESSION_MODES } from './words';

const act = z.enum(ACTS);
const again = z.object({ minutes: z.number('required'), times: z.number('required') });

/** A session as its form has it. */
export const sessionSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'long 120')),
  portfolio_id: z.string().check(z.minLength(1, 'required')),
  mode: z.enum(SESSION_MODES),
  bucket: z.array(z.string()),
  status: z.array(z.string()),
  order: z.enum(ORDERS),
  user_ids: z.array(z.string()),
  number_ids: z.array(z.string()),
  agent_id: z.string(),
  agent_lines: z.number('required'),
  ring_seconds: z.number('required'),
  max_tries: z.number('required'),
  retry_minutes: z.number('required'),
  retry: z.array(z.enum(MISSES)),
  retries: z.object({ no_answer: again, busy: again, voicemail: again, failed: again }),
  wrap_seconds: z.number('required'),
  abandon: z.number('required'),
  voicemail: act,
  ivr: act,
  screening: act,
  unknown: act,
  ...hourFields,
  ...timeFields,
});

export type SessionForm = z.infer<typeof sessionSchema>;

const AGAIN = { minutes: 120, times: 2 };

const EMPTY: SessionForm = {
  name: '',
  portfolio_id: '',
  mode: 'progressive',
  bucket: [],
  status: [],
  order: 'most_overdue',
  user_ids: [],
  number_ids: [],
  agent_id: '',
  agent_lines: 1,
  ring_seconds: 25,
  max_tries: 3,
  retry_minutes: 120,
  retry: [],
  retries: { no_answer: AGAIN, busy: AGAIN, voicemail: AGAIN, failed: AGAIN },
  wrap_seconds: 60,
  abandon: 2.5,
  voicemail: 'hang_up',
  ivr: 'hang_up',
  screening: 'connect',
  unknown: 'connect',
  days: [],
  from: '09:00',
  to: '18:00',
  ...EMPTY_TIMES,
};

/** What the form begins with. */
export function formOf(session: Session | undefined, zone: string): SessionForm {
  if (!session) return EMPTY;
  const { segment, answers, hours, abandon, retries, ...rest } = session;
  return {
    ...EMPTY,
    ...pick(rest),
    ...answers,
    retry: MISSES.filter((miss) => retries[miss]),
    retries: { ...EMPTY.retries, ...retries },
    bucket: segment.bucket ?? [],
    status: segment.status ?? [],
    abandon: abandon / 100,
    ...hoursDraft(hours, EMPTY),
    ...timesDraft(session, zone),
  };
}

type Kept = Omit<Session, 'segment' | 'answers' | 'hours' | 'abandon' | 'retries'>;

function pick(s: Kept): Partial<SessionForm> {
  const { name, portfolio_id, mode, order, user_ids, number_ids, agent_id, agent_lines } = s;
  const { ring_seconds, max_tries, retry_minutes, wrap_seconds } = s;
  return {
    name,
    portfolio_id,
    mode,
    order,
    user_ids,
    number_ids,
    agent_id,
    agent_lines,
    ring_seconds,
    max_tries,
    retry_minutes,
    wrap_seconds,
  };
}

/** What is sent; what the form does not show of the segment stays as it is. */
export function bodyOf(form: SessionForm, known: Session | undefined, zone: string) {
  const { bucket, status, abandon, voicemail, ivr, screening, unknown, days, from, to, ...more } = form;
  const { starts_on, starts_time, ends_on, ends_time, retry, retries, ...rest } = more;
  return {
    ...rest,
    retries: Object.fromEntries(retry.map((miss) => [miss, retries[miss]])),
    segment: { ...known?.segment, bucket, status },
    abandon: Math.round(abandon * 100),
    answers: { voicemail, ivr, screening, unknown },
    hours: hoursOf({ days, from, to }, known?.hours),
    ...timesOf({ starts_on, starts_time, ends_on, ends_time }, zone),
  };
}
