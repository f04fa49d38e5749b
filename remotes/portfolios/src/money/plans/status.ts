import type { Tone } from '@recobro/sdk/ui';
import type { Instalment, Plan } from '../../api/types';

export const planTone: Record<Plan['status'], Tone> = {
  draft: 'neutral',
  awaiting_approval: 'warning',
  active: 'success',
  suspended: 'paused',
  resolved: 'success',
  invalidated: 'danger',
  cancelled: 'neutral',
};

export const instalmentTone: Record<Instalment['status'], Tone> = {
  created: 'neutral',
  started: 'neutral',
  resolved: 'success',
  late: 'danger',
  invalidated: 'neutral',
  cancelled: 'neutral',
};

/** The states of a plan, in the order of its life. */
export const PLAN_STATUSES = [
  'awaiting_approval',
  'active',
  'suspended',
  'resolved',
  'invalidated',
  'cancelled',
] as const satisfies Plan['status'][];

/** The states in which instalments are expected. */
export const RUNNING = ['active', 'suspended'] as const satisfies Plan['status'][];

/** The states in which a debtor gets no other plan. */
export const STANDING = ['awaiting_approval', ...RUNNING] as const satisfies Plan['status'][];

/** Whether a plan runs or waits: then the debtor gets no other. */
export const stands = (plan: Plan) => STANDING.some((one) => one === plan.status);
