import { dayIn, daysAfter, instantAt } from '@recobro/sdk';

const HOUR_MS = 3_600_000;
const MORNING = '09:00';
const SATURDAY_TO_MONDAY = 2;

/** The moments that are mostly meant, by their names: in an hour, in three, tomorrow morning, the next Monday's. */
export function soonAfter(now: number, timezone: string): { name: string; at: string }[] {
  const today = dayIn(now, timezone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const toMonday = weekday === 0 ? 1 : 6 - weekday + SATURDAY_TO_MONDAY;
  const morning = (days: number) => instantAt(`${daysAfter(today, days)}T${MORNING}`, timezone);
  return [
    { name: 'hour', at: new Date(now + HOUR_MS).toISOString() },
    { name: 'hours', at: new Date(now + 3 * HOUR_MS).toISOString() },
    { name: 'tomorrow', at: morning(1) },
    { name: 'monday', at: morning(toMonday) },
  ];
}
