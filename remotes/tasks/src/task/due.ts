/** The day (YYYY-MM-DD) a moment falls on in a time zone. */
export function dayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant));
}

/** The last minute of a day in a time zone, as an instant; an empty day is an empty text. */
export function endOf(day: string, timeZone: string): string {
  if (!day) return '';
  const guess = new Date(`${day}T23:59:00Z`);
  return new Date(guess.getTime() - offsetAt(guess, timeZone)).toISOString();
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - at.getTime();
}

/** The day that comes some days after another, both as YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
