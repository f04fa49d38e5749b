import { apiOf, type Find } from '@recobro/sdk';
import type { Tone } from '@recobro/sdk/ui';
import type { paths, VisitnoteNote } from './schema.gen';

/** The API as the screens ask it; what is read is read again when the module tells of a note: `['visits', 'notes']`. */
export const { useRead, useList, usePages, useWrite } = apiOf<paths>({
  '/api/v1/visits': ['visits', 'notes'],
});

export type Note = VisitnoteNote;
export type Outcome = Note['outcome'];
export const OUTCOMES = [
  'met_debtor',
  'met_other',
  'nobody_there',
  'wrong_address',
] as const satisfies Outcome[];

/** What an outcome means to who reads many of them. */
export const toneOf: Record<Outcome, Tone> = {
  met_debtor: 'success',
  met_other: 'neutral',
  nobody_there: 'warning',
  wrong_address: 'danger',
};

/** Debtors by a part of their name. */
export const findDebtors: Find = {
  path: '/api/v1/deudores',
  query: (q) => ({ q }),
  label: (row: { name: string }) => row.name,
};
