import * as z from 'zod/mini';
import type { NewProvider, Provider } from '../api/types';

export const KINDS = [
  'openai_compatible',
  'anthropic',
  'gemini',
  'speech',
  'realtime',
  'mcp',
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
  price_minute: z.number(),
  price_character: z.number(),
  is_on: z.boolean(),
});

export type Draft = z.infer<typeof schema>;

type Price = NonNullable<Provider['prices']>[number];

/** Whether a kind hears or speaks: then its models are those of voice. */
export const isOfVoice = (kind: Provider['kind']) => kind === 'speech' || kind === 'realtime';

export function draftOf(known: Provider | undefined): Draft {
  const own = known?.prices?.[0];
  const priceOf = (model = '') => known?.prices?.find((one) => one.model === model);
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
    price_minute: priceOf(known?.hearing_model)?.minute ?? 0,
    price_character: priceOf(known?.speech_model)?.character ?? 0,
    is_on: known?.is_on ?? true,
  };
}

/** What is sent of a draft; prices of models that the form does not show stay. */
export function bodyOf(draft: Draft, known: Provider | undefined, today: string): NewProvider {
  const { key, countries, price_in, price_out, price_minute, price_character, ...terms } = draft;
  const codes = countries
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return {
    ...terms,
    countries: codes.length > 0 ? codes : ['*'],
    prices: isOfVoice(draft.kind) ? voicePrices(draft, known, today) : textPrices(draft, known, today),
    ...(key && { key }),
  };
}

const row = (model: string, today: string) => ({
  ...{ provider: '', model, from: today, as_of: today, source: '' },
});

function textPrices({ model, price_in, price_out }: Draft, known: Provider | undefined, today: string) {
  const own: Price = { ...row(model, today), in: price_in, out: price_out };
  return [...(price_in > 0 || price_out > 0 ? [own] : []), ...(known?.prices?.slice(1) ?? [])];
}

/** Of a model that both hears and speaks there is one row. */
function voicePrices(draft: Draft, known: Provider | undefined, today: string) {
  const { hearing_model, speech_model, price_minute, price_character } = draft;
  const own = new Map<string, Price>();
  const put = (model: string, price: Partial<Price>) =>
    own.set(model, { ...(own.get(model) ?? row(model, today)), ...price });
  if (hearing_model && price_minute > 0) put(hearing_model, { minute: price_minute });
  if (speech_model && price_character > 0) put(speech_model, { character: price_character });
  const shown = [known?.hearing_model, known?.speech_model, hearing_model, speech_model];
  return [...own.values(), ...(known?.prices ?? []).filter(({ model }) => !shown.includes(model))];
}
