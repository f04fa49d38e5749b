import type { NextAct, QueueItem, WorkSession } from '../api/types';

/** A work session that has just begun. */
export const shiftOf = (change: Partial<WorkSession> = {}): WorkSession => ({
  id: 'w1',
  version: 1,
  created_at: '2026-11-24T12:00:00Z',
  updated_at: '2026-11-24T12:00:00Z',
  created_by: 'u1',
  updated_by: 'u1',
  user_id: 'u1',
  portfolio_ids: [],
  till_id: '',
  state: 'ready',
  pause: '',
  since: new Date().toISOString(),
  until: null,
  seen_at: '2026-11-24T12:00:00Z',
  ended_at: null,
  ended_by: '',
  contacts: 0,
  reached: 0,
  seconds: {},
  ...change,
});

/** A debtor whose turn it is. */
export const itemOf = (change: Partial<QueueItem> = {}): QueueItem => ({
  debtor_id: 'd1',
  portfolio_id: 'p1',
  for_id: 'u1',
  strategy: 0,
  step_id: 'worked',
  event_id: '',
  channel: 'call',
  phone_id: 'p1',
  reasons: [
    { code: 'step', params: { name: 'En gestión' } },
    { code: 'owes', params: { amount: '1250050', currency: 'UYU' } },
    { code: 'late', params: { days: '47' } },
  ],
  ready: true,
  ready_at: '2026-11-24T12:00:00Z',
  taken_by: '',
  pinned_for: '',
  pinned_by: '',
  snoozed_to: null,
  ...change,
});

/** Nothing that is next, unless it is said. */
export const nextOf = (change: Partial<NextAct> = {}): NextAct => ({
  debtor_id: 'd1',
  kind: 'nothing',
  ready: false,
  at: null,
  on: '',
  channel: '' as NextAct['channel'],
  phone_id: '',
  event_id: '',
  event_kind: '',
  promise_id: '',
  amount: 0,
  currency: '',
  reasons: [],
  ...change,
});
