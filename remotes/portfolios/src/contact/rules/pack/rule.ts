import * as z from 'zod/mini';
import type { ContactRule } from '../../../api/types';
import { CHANNELS, DEBTOR_EFFECTS } from '../../dispositions/draft';
import { MAKERS } from '../../makers';
import { COUNTED, DAYS, PER } from '../draft';

type Kind = ContactRule['kind'];

export const PACK_KINDS = [
  'hours',
  'limit',
  'single_channel',
  'labels',
  'flags',
  'consent',
] as const satisfies Kind[];

export const LABELS = ['own', 'work', 'relative', 'reference', 'guarantor'] as const;
export const [, ...FLAGS] = DEBTOR_EFFECTS;

const text = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(300, 'long 300'));
const typed = z.string().check(z.trim());

const fields = z.object({
  id: z.string().check(z.trim(), z.regex(/^[a-z0-9_.-]{1,60}$/, 'invalid')),
  kind: z.enum(PACK_KINDS),
  es: text,
  en: text,
  pt: text,
  source: z.string().check(z.trim(), z.maxLength(300, 'long 300')),
  counsel: z.array(z.string()),
  channels: z.array(z.enum(CHANNELS)),
  by: z.array(z.enum(MAKERS)),
  open: z.array(z.object({ days: z.array(z.enum(DAYS)), from: typed, to: typed })),
  holidays: z.array(z.string()),
  counts: z.enum(COUNTED),
  per: z.enum(PER),
  most: typed,
  hours: typed,
  labels: z.array(z.enum(LABELS)),
  flags: z.array(z.enum(FLAGS)),
});

/** A rule of a pack as it is typed. */
export type PackRuleDraft = z.infer<typeof fields>;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const within = (text: string, least: number, most: number) =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
const isOpen = ({ days, from, to }: PackRuleDraft['open'][number]) =>
  days.length > 0 && time.test(from) && (time.test(to) || to === '24:00');

/** What a rule of a kind cannot do without. */
const needs: [
  field: keyof PackRuleDraft,
  of: Kind[],
  error: string,
  has: (draft: PackRuleDraft) => boolean,
][] = [
  ['open', ['hours'], 'required', ({ open }) => open.length > 0],
  ['open', ['hours'], 'invalid', ({ open }) => open.every(isOpen)],
  ['open', ['hours'], 'order', ({ open }) => open.every(({ from, to }) => from < to)],
  ['most', ['limit'], 'invalid', ({ most }) => within(most, 0, 1000)],
  ['hours', ['limit'], 'invalid', ({ hours }) => within(hours, 0, 8760)],
  ['hours', ['single_channel'], 'invalid', ({ hours }) => within(hours, 1, 8760)],
  ['labels', ['labels'], 'required', ({ labels }) => labels.length > 0],
  ['flags', ['flags'], 'required', ({ flags }) => flags.length > 0],
  ['channels', ['consent'], 'required', ({ channels }) => channels.length > 0],
];

/** The form of a rule of a pack. */
export const packRuleSchema = fields.check(
  ...needs.map(([field, of, error, has]) =>
    z.refine<PackRuleDraft>((draft) => !of.includes(draft.kind) || has(draft), {
      error,
      path: [field],
      abort: true, // one thing to mend at a time of each field
    }),
  ),
);

/** A rule as the form shows it; a new one is about hours, under the beginning of its country's ids. */
export function packDraftOf(rule: ContactRule | undefined, country: string): PackRuleDraft {
  return {
    id: rule?.id ?? `${country.toLowerCase()}.`,
    kind: rule?.kind ?? 'hours',
    es: rule?.text.es ?? '',
    en: rule?.text.en ?? '',
    pt: rule?.text.pt ?? '',
    source: rule?.source ?? '',
    counsel: rule && !rule.needs_counsel ? [] : ['counsel'],
    channels: rule?.channels ?? [],
    by: rule?.by ?? [],
    open: rule?.open ?? [],
    holidays: rule?.holidays ? ['holidays'] : [],
    counts: rule?.counts ?? 'attempts',
    per: rule?.per ?? 'person',
    most: String(rule?.most ?? 0),
    hours: String(rule?.hours ?? 0),
    labels: rule?.labels ?? [],
    flags: rule?.flags ?? [],
  };
}

/** The rule that was typed: of what goes by kind, only what its kind goes by. */
export function packRuleOf(draft: PackRuleDraft): ContactRule {
  const { id, kind, es, en, pt, source, channels, by } = draft;
  return {
    id,
    kind,
    text: { es, en, pt },
    source,
    needs_counsel: draft.counsel.length > 0,
    ...(channels.length > 0 && { channels }),
    ...(by.length > 0 && { by }),
    ...termsOf(draft),
  };
}

/** What a rule of its kind goes by. */
function termsOf({ kind, open, holidays, counts, per, most, hours, labels, flags }: PackRuleDraft) {
  switch (kind) {
    case 'hours':
      return { open, holidays: holidays.length > 0 };
    case 'limit':
      return { counts, per, most: Number(most), hours: Number(hours) };
    case 'single_channel':
      return { hours: Number(hours) };
    case 'labels':
      return { labels };
    case 'flags':
      return { flags };
    default:
      return {};
  }
}
