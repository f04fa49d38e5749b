/** A day some days from another, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The day that it is in a zone, as YYYY-MM-DD. */
export function todayIn(timezone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(now);
}

/** Days from one day to another; below zero for an earlier one. */
export function daysUntil(day: string, from: string): number {
  return Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The month some months from another, both YYYY-MM. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The weeks of a month, each of seven days from Monday on; days of other months are there too. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let day = dayAfter(first, -weekday); day.slice(0, 7) <= month; day = dayAfter(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, n) => dayAfter(day, n)));
  }
  return weeks;
}

/** The days that a text like 2026-11-01_2026-11-24 names, as addresses have them; undefined for any other. */
export function daysIn(text: string | undefined): { from: string; to: string } | undefined {
  const [, from, to] = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(text ?? '') ?? [];
  return from && to && !Number.isNaN(Date.parse(from) + Date.parse(to)) ? { from, to } : undefined;
}
