import type { Region, Terms } from '../../api/types';

/** All of something, in hundredths of a percent. */
export const WHOLE = 10_000;

/** A share of an amount in minor units, rounded down, without leaving what a browser counts exactly. */
export const shareOf = (amount: number, share: number) =>
  Math.floor(amount / WHOLE) * share + Math.floor(((amount % WHOLE) * share) / WHOLE);

/** What is to be paid with a discount. */
export const totalOf = (region: Region, discount: number) =>
  region.balance - shareOf(region.balance, discount);

/** What is paid first: a share of the total, rounded up to whole units of the currency where there are any. */
export function downOf(total: number, share: number, unit: number): number {
  if (share === 0) return 0;
  const exact = shareOf(total, share) + 1;
  return Math.min(Math.ceil(exact / unit) * unit, total);
}

const DAY = 86_400_000;

/** The day so many days after another, as YYYY-MM-DD. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Whether terms need nobody else's approval, as far as the sliders know. */
export const alone = (region: Region, terms: Pick<Terms, 'discount' | 'instalments'>) =>
  terms.discount <= region.own.discount && terms.instalments <= region.own.instalments;

/** What the sliders begin with: no discount, and the instalments that the reader may agree to alone. */
export const atFirst = (region: Region) => ({
  discount: 0,
  down: region.down_payment,
  instalments: Math.max(region.instalments_min, Math.min(region.instalments_max, region.own.instalments, 3)),
  frequency: region.frequencies.includes('monthly')
    ? ('monthly' as const)
    : (region.frequencies[0] ?? 'monthly'),
  first_on: dayAfter(region.first_from, Math.min(7, daysBetween(region.first_from, region.first_to))),
});

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);
