import { useFormats } from '@recobro/sdk/ui';
import { useCallback } from 'react';

const MINUTE = 60;

/** How long something lasted, in minutes; what is shorter than one is said so. */
export function useLasted(): (minutes: number | null) => string {
  const { span } = useFormats();
  return useCallback(
    (minutes) => {
      if (minutes === null) return '';
      return minutes < 1 ? `< ${span(MINUTE)}` : span(Math.round(minutes) * MINUTE);
    },
    [span],
  );
}
