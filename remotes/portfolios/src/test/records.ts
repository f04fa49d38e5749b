import type { components } from '@recobro/sdk';
import type { Debtor, Portfolio } from '../api/types';

const AT = '2026-11-20T12:00:00Z';
const row = { version: 1, created_at: AT, updated_at: AT, created_by: 'u1', updated_by: 'u1' };

/** A page of a list, as the API answers it. */
export function pageOf<T>(data: T[], meta: Partial<components['schemas']['Meta']> = {}) {
  return { data, meta: { page: 1, pageSize: 10, total: data.length, totalExact: true, ...meta } };
}

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
    debts_count: 1,
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
    ...change,
  };
}
