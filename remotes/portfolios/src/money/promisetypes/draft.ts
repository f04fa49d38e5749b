import type { PromiseType } from '../../api/types';

/** A type of promise as it is typed. */
export interface TypeDraft {
  name: string;
  grace: string;
  threshold: string;
  most: string;
  furthest: string;
  reopen: string;
}

/** The type that is there without set-up; no promise names another by itself. */
export const USUAL = 'usual';

/** A type as the form shows it; a new one begins with what is usual. */
export const draftOf = (type: PromiseType | undefined): TypeDraft => ({
  name: type?.name ?? '',
  grace: String(type?.grace_days ?? 2),
  threshold: String((type?.threshold ?? 9_500) / 100),
  most: String(type?.most_open ?? 2),
  furthest: String(type?.furthest_days ?? 30),
  reopen: String(type?.reopen_days ?? 10),
});

/** The type that was typed. */
export const typeOf = (draft: TypeDraft) => ({
  name: draft.name,
  grace_days: Number(draft.grace),
  threshold: Math.round(Number(draft.threshold.replace(',', '.')) * 100),
  most_open: Number(draft.most),
  furthest_days: Number(draft.furthest),
  reopen_days: Number(draft.reopen),
});
