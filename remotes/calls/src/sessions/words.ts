import type { Tone } from '@recobro/sdk/ui';
import type { Session } from '../api/types';

export const SESSION_MODES = [
  'manual',
  'preview',
  'progressive',
  'predictive',
] as const satisfies Session['mode'][];
export const SESSION_STATUSES = ['draft', 'running', 'paused', 'done'] as const satisfies Session['status'][];
export const ORDERS = [
  'most_overdue',
  'least_overdue',
  'most_owed',
  'newest',
] as const satisfies Session['order'][];
export const ANSWERED = ['voicemail', 'ivr', 'screening', 'unknown'] as const;
export const ACTS = ['hang_up', 'message', 'connect'] as const;
/** What a try may come to that has retries of its own. */
export const MISSES = [
  'no_answer',
  'busy',
  'voicemail',
  'failed',
] as const satisfies (keyof Session['retries'])[];
/** Those of debtors who are called; the others owe nothing, or not to us. */
export const DEBTOR_STATUSES = ['new', 'in_progress', 'promised', 'plan', 'disputed', 'legal'] as const;
export const TARGET_STATES = ['waiting', 'taken', 'reached', 'spent', 'refused'] as const;

export const sessionTone: Record<Session['status'], Tone> = {
  draft: 'neutral',
  running: 'success',
  paused: 'warning',
  done: 'neutral',
};

/** Whether the session calls by itself. */
export const dials = (mode: Session['mode']) => mode === 'progressive' || mode === 'predictive';
