import { parseAsString, useQueryState } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';

/** The one currency that a chart is of, among those there are: the chosen one, the tenant's own, or the first. */
export function useCurrency(all: string[]): [string, (next: string) => void] {
  const { currency: home } = useFormats();
  const [chosen, choose] = useQueryState('currency', parseAsString);
  const known = [...new Set(all)];
  const usual = known.includes(home) ? home : (known[0] ?? home);
  return [
    chosen && known.includes(chosen) ? chosen : usual,
    (next) => void choose(next === usual ? null : next),
  ];
}
