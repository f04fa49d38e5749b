import { useSession } from '@recobro/sdk';
import { dayAfter, daysIn, monthAfter, todayIn } from '../../days';

/** The spans of days that lists of money are narrowed to. */
export const SPANS = ['today', 'week', 'month', 'monthBefore'] as const;

/** The first and the last day of a span, by name or from one day to another, as the list is asked for them. */
export function useSpan([span]: readonly string[]): { from?: string; to?: string } {
  const today = todayIn(useSession().me.tenant.timezone);
  const month = today.slice(0, 7);
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: dayAfter(today, -6), to: today };
    case 'month':
      return { from: `${month}-01`, to: dayAfter(`${monthAfter(month, 1)}-01`, -1) };
    case 'monthBefore':
      return { from: `${monthAfter(month, -1)}-01`, to: dayAfter(`${month}-01`, -1) };
    default:
      return daysIn(span) ?? {};
  }
}
