/** A moment as the clocks of a zone show it, to the minute, in the form of the browser's own field: `2026-11-24T10:42`. */
export function wallClock(instant: string | number, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return shown.format(new Date(instant)).replace(' ', 'T');
}

/** The day (`2026-11-24`) that a moment is on in a zone. */
export function dayIn(instant: string | number, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10);
}

/**
 * The moment at which the clocks of a zone show this; nothing stays nothing. Of an hour that they skip it is as much after the gap, of
 * one that they show twice either.
 */
export function instantAt(shown: string, timeZone: string): string {
  if (!shown) return '';
  const wanted = Date.parse(`${shown}Z`);
  const offset = (at: number) => Date.parse(`${wallClock(at, timeZone)}Z`) - at;
  const near = wanted - offset(wanted); // right but where the clocks change between the two
  return new Date(wanted - offset(near)).toISOString();
}

/** The day that comes some days after another, both as `2026-11-24`. */
export function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
