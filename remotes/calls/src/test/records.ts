import type { BoardPerson, Call, KeptTest, OwnNumber, Recording, Trunk } from '../api/types';

const AT = '2026-11-24T12:00:00Z';
/** What every row has. */
export const row = { version: 1, created_at: AT, updated_at: AT, created_by: 'u1', updated_by: 'u1' };

/** A call to Ana that goes on. */
export const callOf = (change: Partial<Call> = {}): Call => ({
  ...row,
  id: 'c1',
  direction: 'outbound',
  mode: 'manual',
  status: 'in_progress',
  is_live: true,
  debtor_id: 'd1',
  phone_id: 'p1',
  portfolio_id: 'b1',
  debt_ids: [],
  contact_id: '',
  session_id: '',
  user_id: 'u1',
  supervisors: [],
  trunk_id: 't1',
  number_id: 'n1',
  from_number: '+59829001234',
  to_number: '+59899123456',
  dialed_at: AT,
  ringing_at: AT,
  answered_at: AT,
  answered_by: 'human',
  answered_by_ms: 900,
  certainty: 98,
  joined_at: AT,
  ended_at: null,
  wrapped_at: null,
  wrap_seconds: 0,
  talk_ms: 0,
  hold_ms: 0,
  is_held: false,
  is_paused: false,
  end_reason: '' as Call['end_reason'],
  code: 0,
  reason: '',
  moved_to: '',
  disposition_id: '',
  promise_id: '',
  note: '',
  rule_id: '',
  provider_call_id: 'x@y',
  masked: false,
  quality: { jitter_desk: 3, jitter_in: 4, loss_desk: 0, loss_in: 0, reconnected: 0, round_trip: 30 },
  ...change,
});

/** Ten seconds, of which the middle is silent. */
export const recordingOf = (change: Partial<Recording> = {}): Recording => ({
  ...row,
  id: 'r1',
  call_id: 'c1',
  kind: 'conversation',
  status: 'kept',
  file_id: 'f1',
  length_ms: 10_000,
  announced: true,
  held_at: null,
  held_by: '',
  hold_reason: '',
  pauses: [],
  peaks: { inside: btoa('\x40\x40\x00\x00\x40'), outside: btoa('\x40\x40\x00\x00\x40') },
  ...change,
});

/** Luis, who talks. */
export const personOf = (change: Partial<BoardPerson> = {}): BoardPerson => ({
  user_id: 'u2',
  state: 'talking',
  since: AT,
  call_id: 'c1',
  debtor_id: 'd1',
  session_id: '',
  supervisors: [],
  ...change,
});

/** A trunk that is on. */
export const trunkOf = (change: Partial<Trunk> = {}): Trunk => ({
  ...row,
  id: 't1',
  name: 'Antel',
  host: 'sip.example.com',
  port: 0,
  transport: 'udp',
  domain: '',
  username: '',
  has_password: false,
  register: true,
  sources: [],
  seal: 'off',
  law: 'a',
  ca: '',
  most_calls: 30,
  most_per_second: 5,
  session_seconds: 1_800,
  keepalive_seconds: 30,
  answer_seconds: 60,
  refers: false,
  place: 0,
  is_on: true,
  ...change,
});

/** A number that is shown and takes calls. */
export const numberOf = (change: Partial<OwnNumber> = {}): OwnNumber => ({
  ...row,
  id: 'n1',
  number: '+59829001234',
  name: 'Cobranzas',
  trunk_id: 't1',
  portfolio_id: '',
  is_shown: true,
  most_a_day: 0,
  takes_calls: true,
  user_ids: [],
  strategy: 'owner_first',
  ring_seconds: 25,
  hours: [],
  after_hours: 'voicemail',
  unanswered: 'voicemail',
  ...change,
});

/** A test of one's line that went well. */
export const testOf = (change: Partial<KeptTest> = {}): KeptTest => ({
  ...row,
  id: 'e1',
  user_id: 'u1',
  kind: 'echo',
  verdict: 'good',
  loss: 0.4,
  jitter_ms: 12,
  round_trip_ms: 80,
  device: 'Jabra Evolve 20',
  trunk_id: '',
  call_id: '',
  ...change,
});
