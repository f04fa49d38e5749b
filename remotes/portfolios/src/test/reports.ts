import type { AgeingOverTime, Contactability, ReportFigure } from '../api/types';

export const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
export const OCTOBER = { from: '2026-10-01', to: '2026-10-30' };

/** A quarter of the attempts reached the right party, a fifth before. */
export const figureOf = (change: Partial<ReportFigure> = {}): ReportFigure => ({
  id: 'rpc_rate_attempts',
  kind: 'share',
  currency: '',
  value: 0.25,
  before: 0.2,
  numerator: 25,
  denominator: 100,
  ...change,
});

/** The figures of November. */
export const figuresOf = (
  figures: ReportFigure[] = [figureOf()],
  as_of: string | null = '2026-11-24T15:00:00Z',
) => ({
  data: { figures, period: NOVEMBER, before: OCTOBER, as_of },
});

/** Two days of a young and an old bucket, in two currencies. */
export const ageingOf = (change: Partial<AgeingOverTime> = {}): { data: AgeingOverTime } => ({
  data: {
    period: NOVEMBER,
    as_of: '2026-11-24T15:00:00Z',
    step: 'day',
    buckets: [
      { id: 'b1', classification: '1–30', min_days: 1 },
      { id: 'b31', classification: '31–60', min_days: 31 },
    ],
    rows: ['2026-11-23', '2026-11-24'].flatMap((day, n) => [
      { day, bucket_id: 'b1', currency: 'UYU', debts: 2, debtors: 2, balance: 100_000 + n * 50_000 },
      { day, bucket_id: 'b31', currency: 'UYU', debts: 1, debtors: 1, balance: 70_000 },
      { day, bucket_id: 'b1', currency: 'USD', debts: 1, debtors: 1, balance: 9_900 },
    ]),
    ...change,
  },
});

const funnel = { attempts: 100, connects: 60, right_party: 25, promises: 10 };

/** A hundred attempts, of which a quarter reached the right party; best at six. */
export const contactabilityOf = (): { data: Contactability } => ({
  data: {
    period: NOVEMBER,
    before: OCTOBER,
    as_of: '2026-11-24T15:00:00Z',
    total: funnel,
    was: { ...funnel, attempts: 80 },
    days: [
      { day: '2026-11-23', ...funnel },
      { day: '2026-11-24', ...funnel },
    ],
    hours: [
      { hour: 17, attempts: 50, connects: 20, right_party: 5, promises: 2 },
      { hour: 18, attempts: 50, connects: 40, right_party: 20, promises: 8 },
    ],
    channels: [{ channel: 'call', ...funnel }],
  },
});
