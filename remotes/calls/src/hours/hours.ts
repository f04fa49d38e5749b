import * as z from 'zod/mini';

/** From when to when of a day of the week; 0 is Sunday. */
export interface DayHours {
  day: number;
  from: string;
  to: string;
}

const time = z.string().check(z.trim(), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

/** The fields of hours in a schema: some days, and one span that they share. */
export const hourFields = { days: z.array(z.string()), from: time, to: time };

/** Hours as a form has them. */
export interface HoursDraft {
  days: string[];
  from: string;
  to: string;
}

/** What the form begins with. */
export function hoursDraft(hours: DayHours[], otherwise: { from: string; to: string }): HoursDraft {
  const [{ from, to } = otherwise] = hours;
  return { days: hours.map(({ day }) => String(day)), from, to };
}

/** The hours of a draft; those that were known, each day with its own, where nobody has touched them. */
export function hoursOf(draft: HoursDraft, known: DayHours[] = []): DayHours[] {
  const before = hoursDraft(known, draft);
  const same = before.from === draft.from && before.to === draft.to && `${before.days}` === `${draft.days}`;
  if (same) return known;
  return draft.days.map((day) => ({ day: Number(day), from: draft.from, to: draft.to }));
}
