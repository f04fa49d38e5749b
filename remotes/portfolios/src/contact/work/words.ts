import { useTranslation } from '@recobro/sdk';
import { type Tone, useFormats } from '@recobro/sdk/ui';
import type { QueueReason, WorkSession } from '../../api/types';

/** The colour of a state at work. */
export const stateTone: Record<WorkSession['state'], Tone> = {
  ready: 'success',
  ringing: 'warning',
  talking: 'success',
  hold: 'warning',
  wrap_up: 'warning',
  pause: 'paused',
  offline: 'neutral',
};

/** Says what somebody at work is in, with the reason of a pause. */
export function useStateWords() {
  const { t } = useTranslation('portfolios');
  return ({ state, pause }: Pick<WorkSession, 'state' | 'pause'>) =>
    state === 'pause' && pause ? t(`work.pause.${pause}`) : t(`work.state.${state}`);
}

/** Says why a debtor is where they are in the queue. */
export function useReasonWords() {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, instant } = useFormats();
  return ({ code, params = {} }: QueueReason): string =>
    ({
      pinned: () => t('queue.because.pinned'),
      callback: () => t('queue.because.callback', { at: instant(params.at ?? '') }),
      step: () => params.name ?? '',
      retry: () => t('queue.because.retry', { count: Number(params.tries) }),
      owes: () =>
        t('queue.because.owes', {
          amount: amountOrZero(Number(params.amount), { currency: params.currency ?? '' }),
        }),
      late: () => t('debtors.overdue', { count: Number(params.days) }),
      chance: () => t('queue.because.chance', { percent: params.percent }),
    })[code]();
}
