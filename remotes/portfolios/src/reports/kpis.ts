import type { ReportFigure } from '../api/types';
import type { Days } from './period';

/** The figures by what they are about, in their order. What is not here comes last. */
export const GROUPS = {
  contact: [
    'attempts',
    'connects',
    'right_party',
    'intensity',
    'connect_rate',
    'contactability',
    'contactability_numbers',
    'rpc_rate_attempts',
    'rpc_rate_connects',
    'rpc_rate_accounts',
  ],
  promise: [
    'promises',
    'promised',
    'ptp_rate',
    'ptp_amount_rate',
    'kept_rate',
    'kept_amount_rate',
    'partial_rate',
    'partial_amount_rate',
    'plan_health',
  ],
  money: ['collected', 'recovery_rate', 'roll_rate', 'cure_rate', 'cei'],
  time: ['rpc_per_hour', 'aht', 'occupancy'],
  rules: ['blocked_attempts', 'overrides'],
} as const;

/** Where the figures stand. */
export const groupOf = (id: string): keyof typeof GROUPS | 'other' =>
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).find((group) =>
    (GROUPS[group] as readonly string[]).includes(id),
  ) ?? 'other';

/** Figures of one kind together, one for each currency, in the order of the groups. */
export function grouped(figures: ReportFigure[]): { group: string; kinds: ReportFigure[][] }[] {
  const order: string[] = Object.values(GROUPS).flat();
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const kinds = [...Map.groupBy(figures, ({ id }) => id).entries()].sort(([a], [b]) => place(a) - place(b));
  const groups = Map.groupBy(kinds, ([id]) => groupOf(id));
  return [...groups].map(([group, all]) => ({ group, kinds: all.map(([, same]) => same) }));
}

/** One figure, once for each currency that it has. */
export const figureOf = (figures: ReportFigure[], id: string) => figures.filter((one) => one.id === id);

/** What a list of contacts is narrowed to, for the figures that count contacts. */
const CONTACTS: Record<string, string> = {
  attempts: '&counts=attempt',
  intensity: '&counts=attempt',
  connects: '&reach=right_party,third_party,machine',
  connect_rate: '&reach=right_party,third_party,machine',
  contactability: '&reach=right_party',
  contactability_numbers: '&reach=right_party',
  right_party: '&reach=right_party',
  rpc_rate_attempts: '&reach=right_party',
  rpc_rate_connects: '&reach=right_party',
  rpc_rate_accounts: '&reach=right_party',
  rpc_per_hour: '&reach=right_party',
  aht: '&status=ended',
  blocked_attempts: '&status=blocked',
  overrides: '',
};

/** The figures that hold those promises against each other whose last day was in the period. */
const MATURED = ['kept_rate', 'kept_amount_rate', 'partial_rate', 'partial_amount_rate'];

/** The figures of the promises that were made in the period. */
const MADE = ['promises', 'promised', 'ptp_rate', 'ptp_amount_rate'];

/** The other lists: of what was owed then there is none, so that one of today stands in. */
const OTHERS: Record<string, string> = {
  plan_health: '/plans',
  occupancy: '/work',
  roll_rate: '/debtors',
  cure_rate: '/debtors',
  cei: '/debtors',
};

/** The list that is behind a figure; undefined where there is none. */
export function listBehind(id: string, { from, to }: Days, users: string[]): string | undefined {
  const days = `${from}_${to}`;
  const of = (name: string, who = users) => (who.length > 0 ? `&${name}=${who.join(',')}` : '');
  const contacts = CONTACTS[id];
  if (contacts !== undefined) return `/contacts?on=${days}${contacts}${of('user')}`;
  if (MADE.includes(id)) return `/promises?made=${days}&sort=-made_on${of('owner', users.slice(0, 1))}`;
  if (MATURED.includes(id)) return `/promises?due=${days}${of('owner', users.slice(0, 1))}`;
  if (id === 'collected' || id === 'recovery_rate')
    return `/payments?paid=${days}&status=allocated,reconciled${of('taken_by')}`;
  return OTHERS[id];
}
