import type { PromiseType, Vow } from '../api/types';

const AT = '2026-11-20T12:00:00Z';

/** A promise of the tests. */
export function vowOf(change: Partial<Vow> = {}): Vow {
  return {
    id: 'v1',
    version: 1,
    created_at: AT,
    updated_at: AT,
    created_by: 'u1',
    updated_by: 'u1',
    debtor_id: 'd1',
    portfolio_id: 'p1',
    debt_ids: [],
    amount: 120_000,
    currency: 'UYU',
    due_on: '2026-11-24',
    made_on: '2026-11-20',
    deadline: '2026-11-26',
    reminder_on: '2026-11-23',
    type_id: 'usual',
    grace_days: 2,
    threshold: 9_500,
    channel: 'outbound_call',
    agent_id: '',
    taken_by: 'u1',
    owner_id: 'u1',
    contact_id: '',
    call_id: '',
    conversation_id: '',
    evidence: { quote: 'El martes le pago' },
    reason_code: '',
    confidence: null,
    note: '',
    status: 'pending',
    open: true,
    appropriated: 60_000,
    kept_share: 5_000,
    resolved_at: null,
    resolved_by: '',
    cancel_reason: '',
    parent_id: '',
    approved_by: '',
    approved_at: null,
    ...change,
  };
}

/** A type of promise of the tests. */
export function typeOf(change: Partial<PromiseType> = {}): PromiseType {
  return {
    id: 'usual',
    version: 1,
    created_at: AT,
    updated_at: AT,
    created_by: '',
    updated_by: '',
    name: 'Usual',
    grace_days: 2,
    threshold: 9_500,
    most_open: 2,
    furthest_days: 30,
    reopen_days: 10,
    retired: false,
    ...change,
  };
}
