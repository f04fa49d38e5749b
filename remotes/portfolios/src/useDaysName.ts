import { useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';

/** Says some days, the last among them, both YYYY-MM-DD: 24 Nov 2026, 1 – 24 Nov 2026. */
export function useDaysName(): (days: { from: string; to: string }) => string {
  const { locale } = useFormats();
  return useMemo(() => {
    const shape = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return ({ from, to }) => shape.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  }, [locale]);
}
