import type { ContactOption, Phone } from '../api/types';

/** A number with the channels that go to it, or what needs no number. */
export interface Way {
  phone: Phone | undefined;
  options: ContactOption[];
}

export const allowed = (option: ContactOption) => option.decision.allowed || option.override_id !== '';

/** The options by number, those of no number last; the number that most likely reaches the debtor first. */
export function waysOf(options: ContactOption[], phones: Phone[]): Way[] {
  const ways: Way[] = phones.map((phone) => ({
    phone,
    options: options.filter((one) => one.phone_id === phone.id),
  }));
  const rest = options.filter((one) => one.phone_id === '');
  const best = ({ options: [first] }: Way) => (first && allowed(first) ? 1 : 0) + (first?.probability ?? 0);
  const sorted = ways.filter((way) => way.options.length > 0).sort((a, b) => best(b) - best(a));
  return rest.length > 0 ? [...sorted, { phone: undefined, options: rest }] : sorted;
}

/** What to do next: the first call that is allowed, else whatever is. */
export function nextOf(ways: Way[]): ContactOption | undefined {
  const all = ways.flatMap((way) => way.options).filter(allowed);
  return all.find(({ channel }) => channel === 'call') ?? all[0];
}
