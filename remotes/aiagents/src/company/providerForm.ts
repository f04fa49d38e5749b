import * as z from 'zod/mini';
import type { NewProvider, Provider } from '../api/types';

export const KINDS = [
  'openai_compatible',
  'anthropic',
  'gemini',
  'realtime',
  'speech',
] as const satisfies Provider['kind'][];

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `long ${most}`));

/** A provider as it is typed: countries as letters between commas, none for all. */
export const schema = z.object({
  kind: z.enum(KINDS),
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  url: text(300),
  model: text(120),
  speech_model: text(120),
  hearing_model: text(120),
  key: text(500),
  countries: text(800),
  price_in: z.number(),
  price_out: z.number(),
  is_on: z.boolean(),
});

export type Draft = z.infer<typeof schema>;

export function draftOf(known: Provider | undefined): Draft {
  const own = known?.prices?.[0];
  return {
    kind: known?.kind ?? 'openai_compatible',
    name: known?.name ?? '',
    url: known?.url ?? '',
    model: known?.model ?? '',
    speech_model: known?.speech_model ?? '',
    hearing_model: known?.hearing_model ?? '',
    key: '',
    countries: known && !known.countries.includes('*') ? known.countries.join(', ') : '',
    price_in: own?.in ?? 0,
    price_out: own?.out ?? 0,
    is_on: known?.is_on ?? true,
  };
}

/** What is sent of a draft; prices of models that the form does not show stay. */
export function bodyOf(draft: Draft, known: Provider | undefined, today: string): NewProvider {
  const { key, countries, price_in, price_out, ...terms } = draft;
  const codes = countries
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const own = { provider: '', model: draft.model, from: today, as_of: today, source: '' };
  const first = price_in > 0 || price_out > 0 ? [{ ...own, in: price_in, out: price_out }] : [];
  return {
    ...terms,
    countries: codes.length > 0 ? codes : ['*'],
    prices: [...first, ...(known?.prices?.slice(1) ?? [])],
    ...(key && { key }),
  };
}
