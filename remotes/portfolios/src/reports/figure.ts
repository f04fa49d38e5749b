import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { ReportFigure } from '../api/types';

type Shown = Pick<ReportFigure, 'kind' | 'currency'>;

/** How figures are said: what they are, and how they changed. */
export function useFigureWords() {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, count, percent, span, locale } = useFormats();
  return useMemo(() => {
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
    const relative = new Intl.NumberFormat(locale, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    });
    /** A value as its kind is written; a dash for none. */
    const value = ({ kind, currency }: Shown, of: number | null): string => {
      if (of === null) return '–';
      if (kind === 'share') return percent(of);
      if (kind === 'money') return amountOrZero(of, { currency });
      if (kind === 'seconds') return span(of);
      return kind === 'count' ? count(of) : decimal.format(of);
    };
    /** How it changed since the days before, with a sign; nothing where either is missing. */
    const change = ({ kind, value: now, before }: Shown & Pick<ReportFigure, 'value' | 'before'>): string => {
      if (now === null || before === null) return '';
      if (kind === 'share') return t('figures.points', { points: signed.format(100 * (now - before)) });
      if (before === 0) return '';
      return relative.format((now - before) / before);
    };
    return { value, change };
  }, [t, amountOrZero, count, percent, span, locale]);
}
