import type { Tone } from '@recobro/sdk/ui';
import type { ImportState } from '../../api/types';

/** What each state of an import means to the reader. */
export const importTone: Record<ImportState, Tone> = {
  uploaded: 'neutral',
  mapped: 'neutral',
  checking: 'neutral',
  checked: 'neutral',
  running: 'neutral',
  finished: 'success',
  cancelled: 'paused',
  failed: 'danger',
  undoing: 'neutral',
  undone: 'paused',
};
