import type { Tone } from '@recobro/sdk/ui';
import type { BoardPerson } from '../api/types';

export const PERSON_STATES = [
  'free',
  'dialing',
  'talking',
  'wrapping',
] as const satisfies BoardPerson['state'][];

export const personTone: Record<BoardPerson['state'], Tone> = {
  free: 'success',
  dialing: 'neutral',
  talking: 'neutral',
  wrapping: 'warning',
};
