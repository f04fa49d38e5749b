import {
  formatAmount,
  formatAmountOrZero,
  formatCount,
  formatDate,
  formatDateTime,
  formatPercent,
  formatRelative,
  localeOf,
  minorDigits,
  useLanguage,
  useSession,
  useTranslation,
} from '@recobro/sdk';
import { useMemo } from 'react';
import { formatBytes, formatLong, formatSpan } from './format/measures';

/** How an amount in minor units is written. */
export interface MoneyOptions {
  /** ISO 4217 code; the tenant's own when absent. */
  currency?: string;
  /** Show the minor units too. */
  exact?: boolean;
}

/** How much of an instant is written. */
export type InstantShape = 'date' | 'datetime' | 'long' | 'relative';

/** Every way a value is written on a screen, in the reader's language and the tenant's zone and currency. */
export interface Formats {
  locale: string;
  /** The tenant's own currency. */
  currency: string;
  /** Minor units; zero and absent read as not specified. */
  amount: (minor: number | null | undefined, options?: MoneyOptions) => string;
  /** Minor units; zero is an amount. */
  amountOrZero: (minor: number | null | undefined, options?: MoneyOptions) => string;
  instant: (value: string | null | undefined, shape?: InstantShape) => string;
  count: (value: number) => string;
  percent: (share: number) => string;
  span: (seconds: number) => string;
  bytes: (bytes: number) => string;
  /** A text, or the words for an absent one. */
  text: (value: string | null | undefined) => string;
}

export function useFormats(): Formats {
  const { t } = useTranslation('ui');
  const { currency: home, timezone } = useSession().me.tenant;
  const language = useLanguage();
  const empty = t('notSpecified');
  return useMemo(() => {
    const locale = localeOf(language);
    const write =
      (formatter: typeof formatAmount) =>
      (minor: number | null | undefined, options: MoneyOptions = {}) => {
        const currency = options.currency || home;
        const whole = typeof minor === 'number' ? minor / 10 ** minorDigits(currency) : undefined;
        return formatter(whole, { ...options, currency, home, empty, spelled: language === 'en' });
      };
    const shapes: Record<InstantShape, (value: string) => string> = {
      date: (value) => formatDate(value, language, timezone),
      datetime: (value) => formatDateTime(value, language, timezone),
      long: (value) => formatLong(value, locale, timezone),
      relative: (value) => formatRelative(value, language),
    };
    return {
      locale,
      currency: home,
      amount: write(formatAmount),
      amountOrZero: write(formatAmountOrZero),
      instant: (value, shape = 'datetime') =>
        value && !Number.isNaN(Date.parse(value)) ? shapes[shape](value) : empty,
      count: (value) => formatCount(value, language),
      percent: (share) => formatPercent(share, language),
      span: (seconds) => formatSpan(seconds, locale),
      bytes: (bytes) => formatBytes(bytes, locale),
      text: (value) => value || empty,
    };
  }, [language, timezone, home, empty]);
}
