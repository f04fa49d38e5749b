import { dayIn, daysAfter } from '@recobro/sdk';

/** The spans of days that reports are looked at by, the usual one first. */
export const SPANS = ['month', 'week', 'today', 'yesterday', 'before'] as const;

export type Span = (typeof SPANS)[number];

/** The first and the last day of a span, as the company's clocks have them. */
export function daysOf(span: Span, timeZone: string, now = Date.now()) {
  const today = dayIn(now, timeZone);
  const first = `${today.slice(0, 7)}-01`;
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: daysAfter(today, -1), to: daysAfter(today, -1) };
    case 'week':
      return { from: daysAfter(today, -6), to: today };
    case 'before': {
      const last = daysAfter(first, -1);
      return { from: `${last.slice(0, 7)}-01`, to: last };
    }
    default:
      return { from: first, to: today };
  }
}
