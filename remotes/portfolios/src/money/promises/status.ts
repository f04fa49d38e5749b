import type { Tone } from '@recobro/sdk/ui';
import type { CalendarDay, Vow } from '../../api/types';

export type PromiseStatus = Vow['status'];
export type CalendarClass = CalendarDay['sums'][number]['class'];

export const PROMISE_STATUSES = [
  'draft',
  'pending',
  'due_soon',
  'in_grace',
  'kept',
  'partially_kept',
  'broken',
  'cancelled',
  'superseded',
  'invalidated',
] as const satisfies PromiseStatus[];

/** The states in which payment is expected. */
export const OPEN_STATUSES = ['pending', 'due_soon', 'in_grace'] as const satisfies PromiseStatus[];

/** What each state of a promise means to the reader. */
export const promiseTone: Record<PromiseStatus, Tone> = {
  draft: 'warning',
  pending: 'neutral',
  due_soon: 'warning',
  in_grace: 'warning',
  kept: 'success',
  partially_kept: 'success',
  broken: 'danger',
  cancelled: 'paused',
  superseded: 'paused',
  invalidated: 'paused',
};

/** Whether a promise may still be ended or replaced. */
export const isAlive = ({ open, status }: Vow) => open || status === 'draft';
