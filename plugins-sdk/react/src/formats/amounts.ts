const LOCALE = 'es-AR';
const DEFAULT_CURRENCY = 'UYU';

/** Text for values that are not there, as the product has always written it. */
export const EMPTY_TEXT = 'No especificado';

export interface AmountOptions {
  currency?: string;
  /** Text for a missing value, to be given in the user's language. */
  empty?: string;
  /** The tenant's own currency, whose bare symbol says enough: `$ 1.250` instead of `UYU 1.250`. */
  home?: string;
  /** Show the minor units too, where sums must be seen to add up. */
  exact?: boolean;
}

/** Whole units of money, es-AR, no decimals. Missing values, non-numbers and zero give the empty text. */
export function formatAmount(value: unknown, options: AmountOptions = {}): string {
  const amount = numberOf(value);
  return amount === undefined || amount === 0 ? (options.empty ?? EMPTY_TEXT) : currencyText(amount, options);
}

/** The same, but zero is an amount. */
export function formatAmountOrZero(value: unknown, options: AmountOptions = {}): string {
  const amount = numberOf(value);
  return amount === undefined ? (options.empty ?? EMPTY_TEXT) : currencyText(amount, options);
}

/**
 * Money as the API carries it: minor units of a currency. Decimals are dropped, as in every amount of the
 * product.
 */
export function formatMoney(minorUnits: number, currency: string, options: AmountOptions = {}): string {
  return formatAmountOrZero(minorUnits / 10 ** minorDigits(currency), { ...options, currency });
}

/** The figure alone, for table columns whose header names the currency. */
export function formatMinorUnits(minorUnits: number, currency: string): string {
  const whole = minorUnits / 10 ** minorDigits(currency);
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }).format(whole);
}

/** Decimal places of a currency: 2 for UYU, 0 for PYG. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

function numberOf(value: unknown): number | undefined {
  if (value === '' || value === null || value === undefined || typeof value === 'boolean') return undefined;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : undefined;
}

function currencyText(amount: number, options: AmountOptions): string {
  const { currency = DEFAULT_CURRENCY, home, exact } = options;
  const digits = exact ? minorDigits(currency) : 0;
  const format = {
    style: 'currency',
    currency,
    currencyDisplay: currency === home ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(LOCALE, format).format(amount);
}
