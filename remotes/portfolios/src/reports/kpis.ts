import type { ReportFigure } from '../api/types';
import type { Days } from './period';

/** The figures by what they are about, in their order. What is not here comes last. */
export const GROUPS = {
  contact: [
    'attempts',
    'intensity',
    'connect_rate',
    'contactability',
    'contactability_numbers',
    'rpc_rate_attempts',
    'rpc_rate_connects',
    'rpc_rate_accounts',
    'rpc_per_hour',
  ],
  promise: ['ptp_rate', 'ptp_amount_rate', 'kept_rate', 'kept_amount_rate', 'partial_rate'],
  money: ['collected', 'recovery_rate', 'realisation', 'roll_rate', 'cure_rate', 'cei'],
  time: ['aht', 'occupancy', 'utilisation'],
  rules: ['blocked', 'violations'],
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
  connect_rate: '&counts=attempt',
  contactability: '&reach=right_party',
  contactability_numbers: '&reach=right_party',
  rpc_rate_attempts: '&reach=right_party',
  rpc_rate_connects: '&reach=right_party',
  rpc_rate_accounts: '&reach=right_party',
  rpc_per_hour: '&reach=right_party',
  aht: '',
  blocked: '&status=blocked',
  violations: '&status=blocked',
};

/** The figures that hold those promises against each other whose last day was in the period. */
const MATURED = ['kept_rate', 'kept_amount_rate', 'partial_rate'];

/** The list that is behind a figure; undefined where there is none. */
export function listBehind(id: string, { from, to }: Days, users: string[]): string | undefined {
  const days = `${from}_${to}`;
  const of = users.join(',');
  const contacts = CONTACTS[id];
  if (contacts !== undefined) return `/contacts?on=${days}${contacts}${of && `&user=${of}`}`;
  if (MATURED.includes(id)) return `/promises?due=${days}${users[0] ? `&owner=${users[0]}` : ''}`;
  if (id.startsWith('ptp')) return `/contacts?on=${days}&reach=right_party${of && `&user=${of}`}`;
  if (GROUPS.money.includes(id as never) && !id.startsWith('ro') && id !== 'cure_rate' && id !== 'cei')
    return `/payments?paid=${days}&status=allocated,reconciled${of && `&taken_by=${of}`}`;
  if (id === 'occupancy' || id === 'utilisation') return '/work';
  return '/debtors';
}
