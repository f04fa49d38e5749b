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

/** Whether a plan runs or waits: then the debtor gets no other. */
export const stands = (plan: Plan) => ['awaiting_approval', 'active', 'suspended'].includes(plan.status);
