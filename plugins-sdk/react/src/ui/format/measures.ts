/** A span of seconds as its two largest parts: "2 min 5 s". */
export function formatSpan(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor((whole % 3600) / 60), 'minute'],
    [whole % 60, 'second'],
  ];
  const first = parts.findIndex(([amount]) => amount > 0);
  return parts
    .slice(first < 0 ? 2 : first)
    .slice(0, 2)
    .filter(([amount], index) => index === 0 || amount > 0)
    .map(([amount, unit]) => unitText(amount, unit, locale))
    .join(' ');
}

function unitText(amount: number, unit: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** A size in bytes in the unit a person would say: "412,6 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes > 0 ? Math.min(SIZES.length - 1, Math.floor(Math.log10(bytes) / 3)) : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: SIZES[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}

/** An instant in full, for the hover of a short one. */
export function formatLong(value: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(value));
}
