import type { Session } from '../api/types';
import { row } from './records';

/** A session that calls by itself, not begun. */
export const sessionOf = (change: Partial<Session> = {}): Session => ({
  ...row,
  id: 's1',
  name: 'Banco Sur · 31 a 60',
  status: 'draft',
  mode: 'progressive',
  portfolio_id: 'b1',
  segment: { bucket: ['b31'], status: [] },
  order: 'most_overdue',
  user_ids: ['u1'],
  number_ids: [],
  ring_seconds: 25,
  max_tries: 3,
  retry_minutes: 120,
  retries: {},
  wrap_seconds: 60,
  abandon: 250,
  answers: { voicemail: 'hang_up', ivr: 'hang_up', screening: 'connect', unknown: 'connect' },
  agent_id: '',
  agent_lines: 1,
  hours: [],
  planned: 0,
  filled_at: null,
  starts_at: null,
  ends_at: null,
  started_at: null,
  ended_at: null,
  ...change,
});
