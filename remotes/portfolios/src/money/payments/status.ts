import type { Tone } from '@recobro/sdk/ui';
import type { Payment } from '../../api/types';

export const PAYMENT_STATUSES = [
  'reported',
  'verifying',
  'confirmed',
  'allocated',
  'reconciled',
  'rejected',
  'reversed',
  'charged_back',
  'refunded',
] as const satisfies Payment['status'][];

/** What each state of a payment means to the reader. */
export const paymentTone: Record<Payment['status'], Tone> = {
  reported: 'warning',
  verifying: 'warning',
  confirmed: 'success',
  allocated: 'success',
  reconciled: 'success',
  rejected: 'danger',
  reversed: 'danger',
  charged_back: 'danger',
  refunded: 'paused',
};

export const METHODS = [
  'cash',
  'transfer',
  'card',
  'debit',
  'network',
  'deduction',
] as const satisfies Payment['method'][];

/** The methods by which money is handed over at a till; what is paid otherwise is reported, and confirmed by somebody else. */
export const TILL_METHODS = ['cash', 'card', 'debit'] as const satisfies Payment['method'][];
