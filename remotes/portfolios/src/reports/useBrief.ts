import { minorDigits } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';

/** Days, months and amounts of a currency as briefly as a chart has room for. */
export function useBrief(currency: string) {
  const { locale } = useFormats();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const months = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
    const amounts = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    return {
      day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
      month: (month: string) => months.format(new Date(`${month}-01T00:00:00Z`)),
      /** Minor units. */
      brief: (minor: number) => amounts.format(minor / 10 ** minorDigits(currency)),
    };
  }, [locale, currency]);
}
