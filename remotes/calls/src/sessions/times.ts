import { instantAt, wallClock } from '@recobro/sdk';
import * as z from 'zod/mini';
import type { Session } from '../api/types';

const day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'date'));
const time = z.string().check(z.trim(), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

/** The fields of when a session starts and ends by itself, in a schema: by the company's clocks; no day for never. */
export const timeFields = { starts_on: day, starts_time: time, ends_on: day, ends_time: time };

/** When a session starts and ends, as a form has it. */
export interface TimesDraft {
  starts_on: string;
  starts_time: string;
  ends_on: string;
  ends_time: string;
}

export const EMPTY_TIMES: TimesDraft = {
  starts_on: '',
  starts_time: '09:00',
  ends_on: '',
  ends_time: '18:00',
};

/** What the form begins with, in the company's zone. */
export function timesDraft(known: Pick<Session, 'starts_at' | 'ends_at'>, zone: string): TimesDraft {
  const draft = { ...EMPTY_TIMES };
  if (known.starts_at) [draft.starts_on = '', draft.starts_time = ''] = shown(known.starts_at, zone);
  if (known.ends_at) [draft.ends_on = '', draft.ends_time = ''] = shown(known.ends_at, zone);
  return draft;
}

/** What is sent of a draft. */
export function timesOf({ starts_on, starts_time, ends_on, ends_time }: TimesDraft, zone: string) {
  return {
    ...(starts_on && { starts_at: instantAt(`${starts_on}T${starts_time}`, zone) }),
    ...(ends_on && { ends_at: instantAt(`${ends_on}T${ends_time}`, zone) }),
  };
}

const shown = (instant: string, zone: string) => wallClock(instant, zone).split('T');
