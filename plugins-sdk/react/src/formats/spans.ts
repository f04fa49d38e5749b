import { daysAfter } from './wallClock';

/** Spans of days by which lists and reports are looked at. */
export type Span = 'today' | 'yesterday' | 'week' | 'month' | 'before';

/** The first and the last day of a span, both YYYY-MM-DD: a week is the last seven days, `before` is the month before this one. */
export function daysOf(span: Span, today: string): { from: string; to: string } {
  const first = `${today.slice(0, 7)}-01`;
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: daysAfter(today, -1), to: daysAfter(today, -1) };
    case 'week':
      return { from: daysAfter(today, -6), to: today };
    case 'month':
      return { from: first, to: today };
    case 'before': {
      const last = daysAfter(first, -1);
      return { from: `${last.slice(0, 7)}-01`, to: last };
    }
  }
}
