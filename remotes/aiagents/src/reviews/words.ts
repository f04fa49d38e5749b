import type { Tone } from '@recobro/sdk/ui';
import type { Review } from '../api/schema.gen';

export type Status = Review['status'];
export type Verdict = Exclude<Review['verdict'], ''>;

export const STATUSES = ['waiting', 'taken', 'done', 'appealed', 'decided'] as const satisfies Status[];
export const WHYS = [
  ...(['random', 'low_confidence', 'complaint', 'compliance', 'rule', 'minimum', 'asked'] as const),
] as const satisfies Review['sampled_by'][];
export const VERDICTS = ['ok', 'coach', 'breach'] as const satisfies Verdict[];
export const ITEMS = ['opening', 'identity', 'listening', 'law', 'outcome'] as const;
export const GRADES = ['ok', 'partly', 'no', 'na'] as const;
export const OUTCOMES = [
  ...(['agreed', 'promised', 'callback', 'disputed', 'hardship'] as const),
  ...(['stopped', 'wrong_person', 'handed_over', 'no_answer', 'informed'] as const),
] as const;

export const statusTone = {
  ...{ waiting: 'warning', taken: 'neutral', done: 'success', appealed: 'warning', decided: 'success' },
} as const satisfies Record<Status, Tone>;

export const verdictTone = {
  ...{ ok: 'success', coach: 'warning', breach: 'danger' },
} as const satisfies Record<Verdict, Tone>;

/** Whether there is a verdict. */
export const isOver = (status: Status) => status !== 'waiting' && status !== 'taken';
