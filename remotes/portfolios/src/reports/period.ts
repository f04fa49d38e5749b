import { dayAfter, mondayOf, monthAfter } from '../days';

/** The lengths that figures are told for. */
export const PERIODS = ['day', 'week', 'month'] as const;

/** A length that figures are told for. */
export type Period = (typeof PERIODS)[number];

/** Some days, the last among them; both YYYY-MM-DD. */
export interface Days {
  from: string;
  to: string;
}

/** The day, the week from Monday on, or the month that a day is in. */
export function spanOf(period: Period, day: string): Days {
  if (period === 'day') return { from: day, to: day };
  if (period === 'week') return { from: mondayOf(day), to: dayAfter(mondayOf(day), 6) };
  const month = day.slice(0, 7);
  return { from: `${month}-01`, to: dayAfter(`${monthAfter(month, 1)}-01`, -1) };
}

/** A day of the period some periods on. */
export function stepped(period: Period, day: string, by: number): string {
  if (period === 'month') return `${monthAfter(day.slice(0, 7), by)}-01`;
  return dayAfter(day, period === 'week' ? 7 * by : by);
}

/** The days that the age of the book is told for: up to the end of a period, as far back as it makes sense for one. */
export function ageingDays(period: Period, { to }: Days, today: string): Days {
  const last = to < today ? to : today;
  return { from: dayAfter(last, -LOOK_BACK[period]), to: last };
}

const LOOK_BACK: Record<Period, number> = { day: 30, week: 12 * 7, month: 365 };
