import type {
  Consent,
  Contact,
  ContactOption,
  Disposition,
  OwnRule,
  RuleCase,
  RulePack,
  Verdict,
} from '../api/types';

const row = {
  version: 1,
  created_at: '2026-11-24T12:00:00Z',
  updated_at: '2026-11-24T12:00:00Z',
  created_by: 'u1',
  updated_by: 'u1',
};

/** A call that is allowed. */
export const optionOf = (change: Partial<ContactOption> = {}): ContactOption => ({
  channel: 'call',
  phone_id: '',
  decision: { allowed: true },
  override_id: '',
  probability: 0.6,
  best_hour: 18,
  tries: 2,
  last_reach: 'none',
  ...change,
});

/** A call that is reserved. */
export const contactOf = (change: Partial<Contact> = {}): Contact => ({
  ...row,
  id: 'c1',
  debtor_id: 'd1',
  portfolio_id: 'p1',
  user_id: 'u1',
  status: 'reserved',
  direction: 'outbound',
  channel: 'call',
  maker: 'person',
  origin: 'manual',
  event_id: '',
  strategy: 0,
  step_id: '',
  reasons: [],
  phone_id: 'p1',
  debt_ids: [],
  at: '2026-11-24T12:00:00Z',
  expires_at: '2026-11-24T13:00:00Z',
  ended_at: null,
  attempt: true,
  reached: false,
  reach: '',
  disposition_id: '',
  note: '',
  due_at: null,
  amount: 0,
  currency: '',
  override_id: '',
  rule_id: '',
  decision: { allowed: true },
  ...change,
});

/** An outcome that asks for nothing. */
export const dispositionOf = (change: Partial<Disposition> = {}): Disposition => ({
  ...row,
  id: 'no_answer',
  group_id: '',
  code: 'no_answer',
  labels: { es: 'No contesta', en: 'No answer', pt: 'Não atende' },
  group: false,
  reach: 'none',
  channels: [],
  flags: [],
  requires: [],
  retry_most: 0,
  retry_after: 0,
  retry_mode: 'none',
  phone_status: '',
  debtor_flag: '',
  counts_attempt: true,
  counts_contact: false,
  key: '',
  position: 1,
  retired: false,
  ...change,
});

/** A rule that the company adds. */
export const ownRuleOf = (change: Partial<OwnRule> = {}): OwnRule => ({
  ...row,
  id: 'o1',
  portfolio_id: '',
  rule: {
    id: 'own.daily',
    kind: 'limit',
    text: { es: 'Tres al día.', en: 'Three a day.', pt: 'Três ao dia.' },
    source: '',
    needs_counsel: false,
    counts: 'attempts',
    per: 'person',
    most: 3,
  },
  ...change,
});

/** The law of a country, as it came with the product. */
export const rulePackOf = (change: Partial<RulePack> = {}): RulePack => ({
  ...row,
  id: 'shipped-cl',
  country: 'CL',
  number: 1,
  status: 'published',
  note: '',
  published_at: null,
  published_by: '',
  cases: [],
  rules: [
    {
      id: 'cl.hours',
      kind: 'hours',
      text: { es: 'De lunes a sábado.', en: 'Monday to Saturday.', pt: 'De segunda a sábado.' },
      source: 'Ley 21.320',
      needs_counsel: true,
      channels: ['call'],
    },
  ],
  ...change,
});

/** A case that a pack has to refuse. */
export const ruleCaseOf = (change: Partial<RuleCase> = {}): RuleCase => ({
  name: 'Domingo',
  at: '2026-11-22T10:00',
  zone: 'America/Santiago',
  channel: 'call',
  by: 'person',
  label: 'own',
  allowed: false,
  rule_id: 'cl.hours',
  ...change,
});

/** What rules make of a case, as it expects. */
export const verdictOf = (change: Partial<Verdict> = {}): Verdict => ({
  name: 'Domingo',
  passed: true,
  decision: { allowed: false, rule_id: 'cl.hours' },
  ...change,
});

/** A consent to messages, which is in force. */
export const consentOf = (change: Partial<Consent> = {}): Consent => ({
  ...row,
  id: 'k1',
  debtor_id: 'd1',
  channel: 'whatsapp',
  maker: 'program',
  source: 'Contrato, cláusula 9',
  given_on: '2025-02-03',
  revoked_at: null,
  ...change,
});
