import type { Tone } from '@recobro/sdk/ui';
import type { DebtorFlag, DebtorStatus, PhoneStatus } from '../../api/types';

export const DEBTOR_FLAGS = [
  'dispute',
  'hardship',
  'deceased',
  'bankrupt',
  'represented',
  'do_not_call',
  'minor_or_elder',
  'fraud',
] as const satisfies DebtorFlag[];

export const DEBTOR_STATUSES = [
  'new',
  'in_progress',
  'promised',
  'plan',
  'paid',
  'disputed',
  'legal',
  'uncollectable',
  'recalled',
] as const satisfies DebtorStatus[];

/** The states that nobody sets: they follow from promises, plans and payments. */
const FOLLOWING: readonly DebtorStatus[] = ['promised', 'plan', 'paid'];

/** The states that a debtor may be put in from where they are. */
export const choosableFrom = (status: DebtorStatus) =>
  DEBTOR_STATUSES.filter((one) => one === status || !FOLLOWING.includes(one));

/** What each state of the work on a debtor means to the reader. */
export const debtorTone: Record<DebtorStatus, Tone> = {
  new: 'neutral',
  in_progress: 'neutral',
  promised: 'warning',
  plan: 'warning',
  paid: 'success',
  disputed: 'danger',
  legal: 'danger',
  uncollectable: 'paused',
  recalled: 'paused',
};

/** What is known of a number. */
export const phoneTone: Record<PhoneStatus, Tone> = {
  unverified: 'neutral',
  valid: 'success',
  right_party: 'success',
  wrong_party: 'danger',
  third_party: 'warning',
  disconnected: 'danger',
  out_of_service: 'danger',
  blocked: 'danger',
  opted_out: 'danger',
};
