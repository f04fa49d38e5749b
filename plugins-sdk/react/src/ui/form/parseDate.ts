const words: Record<string, number> = {
  hoy: 0,
  today: 0,
  hoje: 0,
  mañana: 1,
  manana: 1,
  tomorrow: 1,
  amanhã: 1,
  amanha: 1,
  ayer: -1,
  yesterday: -1,
  ontem: -1,
};

/**
 * The ISO date (YYYY-MM-DD) of a day as people type it: "15/3", "15-3-26", "15.03.2026", "2026-03-15",
 * "mañana", "tomorrow", "+3". Day comes before month; a year left out is the one nearest to today.
 * Undefined when it names no day.
 */
export function parseDate(text: string, today: Date): string | undefined {
  const typed = text.trim().toLowerCase();
  const offset = words[typed] ?? (/^[+-]\d{1,4}$/.test(typed) ? Number(typed) : undefined);
  if (offset !== undefined) return shift(today, offset);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return compose(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const spoken = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/.exec(typed);
  if (!spoken) return undefined;
  return compose(year(spoken[3], Number(spoken[2]), today), Number(spoken[2]), Number(spoken[1]));
}

function shift(today: Date, days: number): string {
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days));
  return day.toISOString().slice(0, 10);
}

function year(typed: string | undefined, month: number, today: Date): number {
  if (typed) return typed.length === 2 ? 2000 + Number(typed) : Number(typed);
  const current = today.getFullYear();
  const distance = month - (today.getMonth() + 1);
  if (distance > 6) return current - 1;
  return distance < -6 ? current + 1 : current;
}

function compose(inYear: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(inYear, month - 1, day));
  const real =
    date.getUTCFullYear() === inYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : undefined;
}
