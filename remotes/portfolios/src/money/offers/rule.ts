import type { OfferRule } from '../../api/types';

export const FREQUENCIES = ['weekly', 'biweekly', '1st_and_15th', 'monthly'] as const;

type Frequency = (typeof FREQUENCIES)[number];

/** A rule as it is typed. */
export interface RuleDraft {
  name: string;
  status: 'active' | 'retired';
  place: 'here' | 'everywhere';
  discount: string;
  down: string;
  least: string;
  most: string;
  frequencies: Frequency[];
  first: string;
  last: string;
  missed: string;
  days: string;
  hours: string;
  cashier_discount: string;
  cashier_most: string;
}

const percent = (hundredths: number) => String(hundredths / 100);
const hundredths = (typed: string) => Math.round(Number(typed.replace(',', '.')) * 100);

/** A rule as the form shows it; a new one begins with what is usual. */
export function draftOf(rule: OfferRule | undefined): RuleDraft {
  const cashier = rule?.authority.find((line) => line.role === 'cashier');
  const bounds = rule?.bounds;
  return {
    name: rule?.name ?? '',
    status: rule?.status ?? 'active',
    place: 'here',
    discount: percent(bounds?.discount ?? 3_000),
    down: percent(bounds?.down_payment ?? 0),
    least: String(bounds?.instalments_min ?? 1),
    most: String(bounds?.instalments_max ?? 12),
    frequencies: bounds ? [...bounds.frequencies] : ['monthly'],
    first: String(bounds?.first_days ?? 30),
    last: String(bounds?.last_days ?? 400),
    missed: String(rule?.missed.instalments ?? 2),
    days: String(rule?.missed.days ?? 45),
    hours: String(rule?.valid_hours ?? 72),
    cashier_discount: percent(cashier?.discount ?? (rule ? 0 : 1_000)),
    cashier_most: String(cashier?.instalments ?? bounds?.instalments_max ?? 6),
  };
}

/** The rule that was typed; what the form does not show stays. */
export function ruleOf(draft: RuleDraft, latest: OfferRule | undefined) {
  const down = hundredths(draft.down);
  const cashier = latest?.authority.find((line) => line.role === 'cashier');
  return {
    name: draft.name,
    status: draft.status,
    bounds: {
      rounding: 'unit' as const,
      remainder: 'last' as const,
      ...latest?.bounds,
      discount: hundredths(draft.discount),
      down_payment: down,
      instalments_min: Number(draft.least),
      instalments_max: Number(draft.most),
      frequencies: draft.frequencies,
      first_days: Number(draft.first),
      last_days: Number(draft.last),
    },
    missed: { instalments: Number(draft.missed), days: Number(draft.days) },
    valid_hours: Number(draft.hours),
    authority: [
      ...(latest?.authority.filter((line) => line.role !== 'cashier') ?? []),
      {
        role: 'cashier' as const,
        discount: hundredths(draft.cashier_discount),
        instalments: Number(draft.cashier_most),
        down_payment: cashier?.down_payment ?? down,
      },
    ],
  };
}
