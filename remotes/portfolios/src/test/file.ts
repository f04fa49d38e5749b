import type { DebtorDocument, Merge, Note } from '../api/types';

const AT = '2026-11-20T12:00:00Z';
/** Whoever looks at the screens of tests. */
const ME = '0199e6f0-0000-7000-8000-000000000001';
const row = { version: 1, created_at: AT, updated_at: AT, created_by: ME, updated_by: ME };

/** What somebody noted on Ana. */
export const noteOf = (change: Partial<Note> = {}): Note => ({
  ...row,
  id: 'n1',
  debtor_id: 'd1',
  text: 'Prefiere la tarde',
  pinned: false,
  mentions: [],
  ...change,
});

/** Ana's identity document. */
export const documentOf = (change: Partial<DebtorDocument> = {}): DebtorDocument => ({
  ...row,
  id: 'f1',
  debtor_id: 'd1',
  kind: 'identity',
  name: 'cedula.png',
  media_type: 'image/png',
  size: 2048,
  sha256: 'ab12',
  ...change,
});

/** Anita, who turned out to be Ana. */
export const mergeOf = (change: Partial<Merge> = {}): Merge => ({
  ...row,
  id: 'm1',
  portfolio_id: 'p1',
  kept_id: 'd1',
  other_id: 'd2',
  other_name: 'Anita Pereira',
  moved: [{ part: 'debts', rows: 2 }],
  split_at: null,
  split_by: '',
  ...change,
});
