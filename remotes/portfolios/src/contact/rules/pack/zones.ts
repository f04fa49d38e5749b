import { countries, habits, timezones } from '@recobro/sdk/ui';
import type { RulePack } from '../../../api/types';

/** The zone that a country's cases are usually in. */
export function zoneOf({ country, cases }: RulePack): string {
  const known = countries.find((one) => one === country);
  return cases[0]?.zone ?? (known ? habits[known].timezone : '');
}

/** The zones that a case may be in, those of the pack first. */
export function zonesFor({ cases }: RulePack): string[] {
  const american = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('America/'));
  return [...new Set([...cases.map(({ zone }) => zone), ...timezones, ...american])];
}
