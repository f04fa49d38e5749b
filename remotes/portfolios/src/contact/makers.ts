import type { Consent } from '../api/types';

/** Who makes contacts: a member of staff, a text that was prepared, an artificial voice or author. */
export const MAKERS = ['person', 'program', 'ai'] as const satisfies Consent['maker'][];
