import type { Offer, ImportsRejection as Rejection } from '../api/schema.gen';
import type {
  Address,
  Adjustment,
  BankFile,
  BankLine,
  Debt,
  Debtor,
  ImportFile,
  MoneyLine,
  Movement,
  OfferedTerms,
  OfferRule,
  Payment,
  Phone,
  Plan,
  Portfolio,
  Region,
  Till,
} from '../api/types';

const AT = '2026-11-20T12:00:00Z';
const row = { version: 1, created_at: AT, updated_at: AT, created_by: 'u1', updated_by: 'u1' };

export function debtorOf(change: Partial<Debtor> = {}): Debtor {
  return {
    ...row,
    id: 'd1',
    portfolio_id: 'p1',
    kind: 'natural',
    name: 'Ana Pereira',
    given_name: 'Ana',
    family_name: 'Pereira',
    national_id: '*.***.*67-2',
    national_id_type: 'CI',
    masked: true,
    external_ref: 'CLI-1',
    birthday: '1984-03-09',
    emails: [],
    phone: '+598 9* *** *23',
    currency: 'UYU',
    balance: 1_250_050,
    other_balances: [],
    debts_count: 1,
    promises_open: 0,
    plans_open: 0,
    shared_debts: 0,
    dpd: 47,
    bucket_id: 'b31',
    status: 'new',
    flags: [],
    tags: [],
    assignee_id: '',
    segment: '',
    language: 'es',
    timezone: 'America/Montevideo',
    preferences: {} as Debtor['preferences'],
    tried_at: null,
    reached_at: null,
    retry_at: null,
    last_reach: '',
    tries: 0,
    ...change,
  };
}

export function portfolioOf(change: Partial<Portfolio> = {}): Portfolio {
  return {
    ...row,
    id: 'p1',
    code: 'TJ-1',
    name: 'Tarjetas',
    creditor_id: 'c1',
    creditor_name: 'Banco del Plata',
    type: 'third_party',
    stage: 'early',
    status: 'active',
    currency: 'UYU',
    country: 'UY',
    timezone: 'America/Montevideo',
    description: '',
    opened_on: '2026-01-01',
    closes_on: '',
    debtors_count: 2,
    debts_count: 3,
    balance: 2_500_100,
    authority: [
      { role: 'admin', share: null, amounts: [] },
      { role: 'manager', share: 2000, amounts: [] },
      { role: 'cashier', share: 0, amounts: [] },
    ],
    waterfall: (['past_due', 'due', 'in_advance'] as const).flatMap((due) =>
      (['penalty', 'fee', 'interest', 'principal'] as const).map((component) => ({ due, component })),
    ),
    commission: 0,
    target: 0,
    interest: { annual_rate: 0, year_days: 365, after_days: 0, from_on: '' },
    ...change,
  };
}

export function adjustmentOf(change: Partial<Adjustment> = {}): Adjustment {
  return {
    ...row,
    id: 'j1',
    debtor_id: 'd1',
    debt_id: 'x1',
    portfolio_id: 'p1',
    status: 'waiting',
    direction: 'credit',
    type: 'discount',
    component: '',
    resolution: '',
    amount: 1_000_000,
    currency: 'UYU',
    balance: 1_250_050,
    source_ref: '',
    note: 'Acuerdo',
    at: null,
    decided_by: '',
    decided_at: null,
    reason: '',
    movement_id: '',
    decidable: true,
    ...change,
  };
}

export function debtOf(change: Partial<Debt> = {}): Debt {
  return {
    ...row,
    id: 'x1',
    debtor_id: 'd1',
    portfolio_id: 'p1',
    ref: 'D-100',
    account_ref: '',
    product_code: '',
    product_name: 'Tarjeta',
    brand: 'Oro',
    currency: 'UYU',
    principal: 1_250_050,
    balance: 1_250_050,
    original_due: '2026-10-04',
    current_due: '2026-10-04',
    statute_date: '',
    dpd: 47,
    bucket_id: 'b31',
    bucket_since: '2026-11-04',
    status: 'active',
    resolution: '',
    resolved_at: null,
    paused_on: '',
    owed_interest: 0,
    owed_fee: 0,
    owed_penalty: 0,
    interest_from: '',
    interest: 0,
    fees: 0,
    penalties: 0,
    last_payment: 0,
    last_payment_on: '',
    notes: '',
    extra: [],
    ...change,
  };
}

export function movementOf(change: Partial<Movement> = {}): Movement {
  return {
    id: 'm1',
    debtor_id: 'd1',
    debt_id: 'x1',
    type: 'interest',
    component: 'interest',
    payment_id: '',
    reverses_id: '',
    direction: 'debit',
    amount: 25_050,
    currency: 'UYU',
    note: '',
    source_ref: '',
    origin: '',
    import_id: '',
    at: AT,
    created_at: AT,
    created_by: 'u1',
    ...change,
  };
}

export function phoneOf(change: Partial<Phone> = {}): Phone {
  return {
    ...row,
    id: 't1',
    debtor_id: 'd1',
    e164: '+59899123456',
    country: 'UY',
    label: 'own',
    line: 'mobile',
    status: 'valid',
    source: 'import',
    is_primary: true,
    masked: false,
    ...change,
  };
}

export function addressOf(change: Partial<Address> = {}): Address {
  return {
    ...row,
    id: 'a1',
    debtor_id: 'd1',
    kind: 'home',
    line1: '18 de Julio 1234',
    line2: 'Apto. 5',
    city: 'Montevideo',
    region: '',
    postal_code: '11200',
    country: 'UY',
    source: 'import',
    ...change,
  };
}

const none = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
const format = {
  kind: 'csv',
  encoding: 'windows-1252',
  delimiter: ';',
  decimal: 'comma',
  date: 'dmy',
  has_header: true,
};

/** A file of three columns that was just sent, each column's field proposed. */
export function importOf(change: Partial<ImportFile> = {}): ImportFile {
  return {
    ...row,
    id: 'i1',
    portfolio_id: 'p1',
    file_name: 'noviembre.csv',
    file_size: 2_048,
    sha256: '',
    root: '',
    status: 'uploaded',
    waiting_for: '',
    failure: '',
    format,
    detected: {
      format,
      header: ['Cédula', 'Nombre', 'Deuda'],
      sample: [
        ['4.181.311-7', 'Begoña Ibáñez', '1.250,50'],
        ['1.234.567-2', 'Luz Paz', ''],
      ],
      estimated_rows: 1_200,
      date_ambiguous: false,
    },
    proposed: [
      { column: 0, name: 'Cédula', field: 'national_id', certainty: 0.97, remembered: false },
      { column: 1, name: 'Nombre', field: 'name', certainty: 0.6, remembered: false },
      { column: 2, name: 'Deuda', field: 'balance', certainty: 1, remembered: true },
    ],
    mapping: [],
    mended_from: '',
    undone_at: null,
    undone_by: '',
    check_totals: [],
    totals: [],
    check_result: none,
    result: none,
    progress: { ...none, processed: 0, total: 0, percent: 0, rows_per_second: 0, seconds_left: 0 },
    started_at: null,
    finished_at: null,
    ...change,
  };
}

export function rejectionOf(change: Partial<Rejection> = {}): Rejection {
  return {
    line: 8,
    column: 2,
    column_name: 'Deuda',
    field: 'balance',
    value: '12,5O',
    code: 'amount',
    reason: 'No es un importe.',
    mended: false,
    ...change,
  };
}

export function lineOf(change: Partial<MoneyLine> = {}): MoneyLine {
  return { ...movementOf(), running: 1_250_050, ...change };
}

export function paymentOf(change: Partial<Payment> = {}): Payment {
  return {
    ...row,
    id: 'y1',
    debtor_id: 'd1',
    portfolio_id: 'p1',
    status: 'allocated',
    method: 'cash',
    amount: 250_000,
    currency: 'UYU',
    paid_on: '2026-11-20',
    external_ref: '',
    note: '',
    point_id: 's1',
    receipt: '001-00000417',
    till_id: 't1',
    bank_line_id: '',
    taken_by: 'u2',
    debt_ids: [],
    parts: [
      {
        debtor_id: 'd1',
        debt_id: 'x1',
        movement_id: 'm2',
        due: 'past_due',
        component: 'interest',
        amount: 50_000,
      },
      {
        debtor_id: 'd1',
        debt_id: 'x1',
        movement_id: 'm3',
        due: 'past_due',
        component: 'principal',
        amount: 200_000,
      },
    ],
    reason: '',
    undone_at: null,
    undone_by: '',
    mailed_at: null,
    ...change,
  };
}

export function tillOf(change: Partial<Till> = {}): Till {
  return {
    ...row,
    id: 't1',
    point_id: 's1',
    user_id: 'u1',
    status: 'open',
    closed_at: null,
    closed_by: '',
    counts: [],
    note: '',
    totals: [
      { currency: 'UYU', method: 'cash', in: 350_000, out: 90_000, payments: 2 },
      { currency: 'UYU', method: 'transfer', in: 120_000, out: 0, payments: 1 },
    ],
    ...change,
  };
}

const terms = {
  discount: 1000,
  down_payment: 0,
  instalments: 3,
  frequency: 'monthly' as const,
  first_on: '2026-11-27',
};

export function planOf(change: Partial<Plan> = {}): Plan {
  return {
    ...row,
    id: 'pl1',
    debtor_id: 'd1',
    portfolio_id: 'p1',
    offer_id: 'o1',
    rule_id: 'r1',
    rule_version: 1,
    status: 'active',
    currency: 'UYU',
    balance: 1_000_000,
    discount: 100_000,
    total: 900_000,
    paid: 400_000,
    terms,
    debts: [],
    cuts: [],
    missed: { instalments: 2, days: 45 },
    next_on: '2026-12-28',
    suspended_on: '',
    reason: '',
    agent_id: '',
    conversation_id: '',
    call_id: '',
    decided_by: '',
    decided_at: null,
    ended_at: null,
    decidable: false,
    instalments: [
      {
        id: 'i1',
        n: 1,
        due_on: '2026-11-27',
        amount: 300_000,
        paid: 300_000,
        status: 'resolved',
        late_on: '',
      },
      { id: 'i2', n: 2, due_on: '2026-12-28', amount: 300_000, paid: 100_000, status: 'late', late_on: '' },
      { id: 'i3', n: 3, due_on: '2027-01-27', amount: 300_000, paid: 0, status: 'created', late_on: '' },
    ],
    ...change,
  };
}

export function regionOf(change: Partial<Region> = {}): Region {
  return {
    rule_id: 'r1',
    rule_version: 1,
    rule_name: 'Quita y cuotas',
    rules: [{ id: 'r1', name: 'Quita y cuotas' }],
    currency: 'UYU',
    balance: 1_000_000,
    debts: [{ debt_id: 'x1', balance: 1_000_000, principal: 1_000_000, interest: 0, fee: 0, penalty: 0 }],
    discount: 3000,
    down_payment: 0,
    instalments_min: 1,
    instalments_max: 12,
    least_amount: 1,
    frequencies: ['weekly', 'monthly'],
    first_from: '2026-11-20',
    first_to: '2026-12-20',
    last_to: '2027-12-25',
    valid_hours: 72,
    own: { discount: 1000, discount_amount: 100_000, instalments: 6, down_payment: 0 },
    legal: [],
    ...change,
  };
}

export function proposalOf(change: Partial<OfferedTerms> = {}): OfferedTerms {
  return {
    terms,
    currency: 'UYU',
    balance: 1_000_000,
    discount: 100_000,
    total: 900_000,
    cuts: [],
    schedule: [1, 2, 3].map((n) => ({ n, due_on: `2026-12-0${n}`, amount: 300_000 })),
    approval: false,
    ...change,
  };
}

export function offerOf(change: Partial<Offer> = {}): Offer {
  const { currency, balance, discount, total, schedule, approval } = proposalOf();
  return {
    ...row,
    id: 'o1',
    debtor_id: 'd1',
    portfolio_id: 'p1',
    rule_id: 'r1',
    rule_version: 1,
    currency,
    balance,
    discount,
    total,
    terms,
    schedule,
    approval,
    expires_at: AT,
    token: 'signed',
    plan_id: '',
    status: 'open',
    ...change,
  };
}

export function ruleOf(change: Partial<OfferRule> = {}): OfferRule {
  return {
    ...row,
    id: 'r1',
    portfolio_id: '',
    name: 'Quita y cuotas',
    status: 'active',
    valid_hours: 72,
    missed: { instalments: 2, days: 45 },
    authority: [{ role: 'cashier', discount: 1000, instalments: 6, down_payment: 500 }],
    bounds: {
      discount: 3000,
      down_payment: 500,
      instalments_min: 1,
      instalments_max: 12,
      frequencies: ['monthly'],
      first_days: 30,
      last_days: 400,
      rounding: 'hundred',
      remainder: 'first',
    },
    ...change,
  };
}

export function bankFileOf(change: Partial<BankFile> = {}): BankFile {
  return {
    ...row,
    id: 'f1',
    bank: 'BROU',
    currency: 'UYU',
    file_name: 'extracto.csv',
    file_size: 2_048,
    sha256: 'ab12',
    status: 'ready',
    detected: {
      format: FORMAT,
      date_ambiguous: false,
      estimated_rows: 3,
      header: ['Fecha', 'Importe', 'Detalle'],
      sample: [['19/11/2026', '1.500,50', 'T-1']],
    },
    format: FORMAT,
    proposed: [],
    columns: ['day', 'amount', ''],
    minor_units: false,
    post_from: 0,
    started_at: AT,
    started_by: 'u1',
    failure: '',
    counts: { lines: 3, wrong: 0, waiting: 3, certain: 2, known: 0, posted: 0, skipped: 0 },
    progress: { done: 0, total: 0, per_second: 0, seconds_left: 0 },
    ...change,
  };
}

const FORMAT: BankFile['format'] = {
  kind: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  decimal: 'comma',
  date: 'dmy',
  has_header: true,
};

export function bankLineOf(change: Partial<BankLine> = {}): BankLine {
  return {
    id: 'l2',
    file_id: 'f1',
    line: 2,
    status: 'waiting',
    day: '2026-11-19',
    amount: 150_050,
    currency: 'UYU',
    reference: 'T-1',
    payer: 'SILVA MARIA',
    document: '',
    debt_ref: 'PR-1',
    fault: '',
    proposals: [{ debtor_id: 'd1', certainty: 95, reasons: ['debt_ref'] }],
    certainty: 95,
    debtor_id: 'd1',
    payment_id: '',
    left_over: 0,
    reason: '',
    decided_by: '',
    decided_at: null,
    ...change,
  };
}
