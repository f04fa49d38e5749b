import type { Tone } from '@recobro/sdk/ui';
import type { Call } from '../api/types';

export const DIRECTIONS = ['outbound', 'inbound'] as const satisfies Call['direction'][];
export const MODES = [
  'manual',
  'preview',
  'progressive',
  'predictive',
  'ai',
  'test',
] as const satisfies Call['mode'][];
export const CALL_STATUSES = [
  'queued',
  'dialing',
  'ringing',
  'in_progress',
  'wrap_up',
  'completed',
  'no_answer',
  'busy',
  'rejected',
  'failed',
  'canceled',
  'blocked_by_rule',
  'abandoned',
] as const satisfies Call['status'][];

export const callTone: Record<Call['status'], Tone> = {
  queued: 'neutral',
  dialing: 'neutral',
  ringing: 'neutral',
  in_progress: 'success',
  wrap_up: 'warning',
  completed: 'success',
  no_answer: 'neutral',
  busy: 'neutral',
  rejected: 'neutral',
  failed: 'danger',
  canceled: 'neutral',
  blocked_by_rule: 'warning',
  abandoned: 'danger',
};
