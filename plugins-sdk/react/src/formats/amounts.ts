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
  /** No currency goes by a bare `$`: where a reader would read it as another country's. */
  spelled?: boolean;
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
 * Money as the API sends it: minor units of a currency. Decimals are dropped, as in every amount of the
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

/** Decimal places by which a currency's minor units are counted, where they are not two. */
const MINOR_DIGITS: Record<string, number> = { CLP: 0, PYG: 0, UYI: 0, CLF: 4, UYW: 4 };

/**
 * Decimal places of a currency as the API counts its minor units (`money.Lookup`): 2 for UYU and COP, 0 for PYG. Browsers
 * tell how a currency is usually shown instead, which for Colombian pesos is without cents.
 */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS[currency] ?? 2;
}

function numberOf(value: unknown): number | undefined {
  if (value === '' || value === null || value === undefined || typeof value === 'boolean') return undefined;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : undefined;
}

function currencyText(amount: number, options: AmountOptions): string {
  const { currency = DEFAULT_CURRENCY, exact } = options;
  const digits = exact ? minorDigits(currency) : 0;
  const write = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'code') =>
    new Intl.NumberFormat(LOCALE, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  if (currency === options.home && !options.spelled) return write('narrowSymbol');
  const text = write('symbol');
  // A bare `$` is the home currency's, or whoever's it is where none is named.
  return options.home && /^-?\$/.test(text) ? write('code') : text;
}
