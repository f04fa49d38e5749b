import * as z from 'zod/mini';
import { AGENT_WHEN } from '../agents/AgentFields';
import type { Inbox } from '../api/types';
import { CHANNELS } from '../inbox/filters';
import { CHANNEL_FORMS, FIXED } from './channels';

/** A setting as a field of the form, which knows no fields within fields. */
export const fieldOf = (setting: string) => `set_${setting}`;

const NAMES = [
  ...new Set(Object.values(CHANNEL_FORMS).flatMap(({ settings }) => settings.map(({ name }) => name))),
];
const LONGEST = 2_000;

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `long ${most}`));
const settings = Object.fromEntries(NAMES.map((name) => [fieldOf(name), line(LONGEST)])) as Record<
  `set_${string}`,
  ReturnType<typeof line>
>;

const fields = z.object({
  ...settings,
  channel: z.enum(CHANNELS),
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  secret: line(500),
  sign: line(200),
  members: z.array(z.string()),
  assigns: z.boolean(),
  capacity: z.number('required'),
  first_minutes: z.number('required'),
  solve_minutes: z.number('required'),
  agent_id: z.string(),
  agent_when: z.enum(AGENT_WHEN),
  agent_seconds: z.number('required'),
  asks_rating: z.boolean(),
  is_on: z.boolean(),
});

export type InboxDraft = z.infer<typeof fields>;

/** What is asked of an inbox; the settings and the key by its channel, the key of a new one alone. */
export const inboxSchema = (known: Inbox | undefined) =>
  fields.check(({ value, issues }) => {
    const form = CHANNEL_FORMS[value.channel];
    const needed = form.settings.filter(({ required }) => required).map(({ name }) => fieldOf(name));
    if (form.secret && !known?.has_secret) needed.push('secret');
    for (const name of needed) {
      if ((value as Record<string, unknown>)[name]) continue;
      issues.push({ code: 'custom', path: [name], message: 'required', input: value });
    }
  });

const MINUTES_FIRST = 15;
const SECONDS = 60;

/** The form as it begins: of an inbox that is known, or of a new one. */
export const inboxDraft = (known: Inbox | undefined): InboxDraft => ({
  ...Object.fromEntries(NAMES.map((name) => [fieldOf(name), known?.settings[name] ?? ''])),
  channel: known?.channel ?? 'whatsapp',
  name: known?.name ?? '',
  secret: '',
  sign: '',
  members: known?.members ?? [],
  assigns: known?.assigns ?? true,
  capacity: known?.capacity ?? 0,
  first_minutes: known?.first_minutes ?? MINUTES_FIRST,
  solve_minutes: known?.solve_minutes ?? 0,
  agent_id: known?.agent_id ?? '',
  agent_when: known?.agent_when ?? 'always',
  agent_seconds: known?.agent_seconds ?? SECONDS,
  asks_rating: known?.asks_rating ?? false,
  is_on: known?.is_on ?? true,
});

/** What the API is told; settings that the form does not ask for stay as they are. */
export function inboxBody({ channel, secret, sign: _, ...draft }: InboxDraft, known: Inbox | undefined) {
  const values = draft as Record<string, unknown>;
  const terms = Object.entries(draft).filter(([name]) => !name.startsWith('set_'));
  const said = CHANNEL_FORMS[channel].settings.map(({ name }) => [name, `${values[fieldOf(name)]}`] as const);
  const all: Record<string, string> = { ...known?.settings, ...FIXED[channel], ...Object.fromEntries(said) };
  return {
    ...(Object.fromEntries(terms) as Terms),
    settings: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    portfolio_id: known?.portfolio_id ?? '',
    ...(secret && { secret }),
  };
}

type Terms = Omit<InboxDraft, 'channel' | 'secret' | 'sign' | `set_${string}`>;
