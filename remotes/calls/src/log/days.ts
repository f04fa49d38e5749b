import { dayIn, daysAfter } from '@recobro/sdk';

/** The spans of days that calls are looked at by. */
export const SPANS = ['today', 'yesterday', 'week', 'month'] as const;

/** The first and the last day of a span, as the company's clocks have them. */
export function daysOf(span: (typeof SPANS)[number], timeZone: string, now = Date.now()) {
  const today = dayIn(now, timeZone);
  const yesterday = daysAfter(today, -1);
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'week':
      return { from: daysAfter(today, -6), to: today };
    default:
      return { from: `${today.slice(0, 7)}-01`, to: today };
  }
}
