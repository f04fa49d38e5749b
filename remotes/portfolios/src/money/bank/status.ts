import type { Tone } from '@recobro/sdk/ui';
import type { BankFile, BankLine } from '../../api/types';

export const fileTone: Record<BankFile['status'], Tone> = {
  uploaded: 'warning',
  matching: 'neutral',
  ready: 'success',
  posting: 'neutral',
  failed: 'danger',
  cancelled: 'paused',
};

export const lineTone: Record<BankLine['status'], Tone> = {
  wrong: 'danger',
  waiting: 'warning',
  known: 'paused',
  posted: 'success',
  skipped: 'neutral',
};

/** What a column of a bank file may be, in the order of the choices. */
export const COLUMNS = ['day', 'amount', 'reference', 'payer', 'document', 'debt_ref', 'currency'] as const;

/** What a line may be, in the order of the choices. */
export const LINE_STATES = ['waiting', 'posted', 'skipped', 'known', 'wrong'] as const;
