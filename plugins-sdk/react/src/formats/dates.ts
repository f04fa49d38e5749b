import type { Language } from '../i18n/i18n';

const LOCALES: Record<Language, string> = { es: 'es-UY', en: 'en-GB', pt: 'pt-BR' };

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The BCP 47 tag that dates and counts are written in. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** A day: 24/11/2026. A day without a time (`2026-11-24`) is the same day in every time zone. */
export function formatDate(value: string, language: Language, timeZone?: string): string {
  const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const zone = dayOnly ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat(LOCALES[language], { ...DAY, timeZone: zone }).format(new Date(value));
}

/** A moment: 24/11/2026, 10:42; by twenty-four hours, as the offices of the region write it in every language. */
export function formatDateTime(value: string, language: Language, timeZone?: string): string {
  const style = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALES[language], style).format(new Date(value));
}

/** A moment against now: "hace 5 minutos". */
export function formatRelative(value: string, language: Language, now: number = Date.now()): string {
  const seconds = (new Date(value).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  return format.format(Math.round(seconds / size), unit);
}

/** A count: 12.345. */
export function formatCount(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** A share between 0 and 1: 42 %. */
export function formatPercent(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    value,
  );
}
