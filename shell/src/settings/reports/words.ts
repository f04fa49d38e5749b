import type { Cadence, Offers } from './reports';

/** The names of the formats, the same in every language. */
export const FORMAT_NAMES: Record<Offers['formats'][number], string> = { csv: 'CSV', xlsx: 'Excel (XLSX)' };

/** The day that stands for the last one of any month. */
export const LAST_DAY = 31;

/** The days of the week from Monday (1) to Sunday (7), by name. */
export function weekdayNames(locale: string, weekday: 'long' | 'short' = 'long'): [number, string][] {
  const name = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => [day, name.format(new Date(Date.UTC(2024, 0, day)))]);
}

/** A name as it stands at the beginning of a line. */
export const capitalized = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

type Translate = (key: string, values: Record<string, unknown>) => string;

/** When a report is made, in words. */
export function cadenceInWords(
  { every, weekdays = [], month_day, at }: Cadence,
  locale: string,
  t: Translate,
) {
  if (every === 'daily') return t('settings.reports.cadence.daily', { at });
  if (every === 'weekly') {
    const names = weekdayNames(locale).filter(([day]) => weekdays.includes(day));
    const days = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map(([, name]) => name));
    return t('settings.reports.cadence.weekly', { days, at });
  }
  if (month_day === LAST_DAY) return t('settings.reports.cadence.lastDay', { at });
  return t('settings.reports.cadence.monthly', { day: month_day, at });
}
