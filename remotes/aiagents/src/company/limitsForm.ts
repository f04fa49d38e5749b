import * as z from 'zod/mini';
import type { Limits, Rules } from '../api/types';

export const LANGUAGES = ['es', 'en', 'pt'] as const satisfies Rules['language'][];
export const SPENT = ['guided', 'hand_over'] as const satisfies Rules['when_spent'][];

/** What somebody may say at which a person goes on. */
export const INTENTS = [
  'human',
  'dispute',
  'already_paid',
  'hardship',
  'fraud',
  'abusive',
  'represented',
  'bankrupt',
  'deceased',
  'minor',
  'third_party',
  'injection',
] as const satisfies Rules['hand_over_on'];

const span = z.nullable(z.object({ from: z.string(), to: z.string() }));
const whole = (least: number, most: number) =>
  z.number().check(z.minimum(least, `least ${least}`), z.maximum(most, `most ${most}`));

/** Limits as they are typed: budgets in dollars, words one on a line. */
export const schema = z.object({
  language: z.enum(LANGUAGES),
  minutes: whole(1, 60),
  turns: whole(2, 200),
  most_talks: whole(1, 1_000),
  talk: whole(0, 1_000_000),
  day: whole(0, 1_000_000),
  month: whole(0, 1_000_000),
  when_spent: z.enum(SPENT),
  words_es: z.string(),
  words_en: z.string(),
  words_pt: z.string(),
  hand_over_on: z.array(z.string()),
  hours: z.array(span),
  keeps_text: z.boolean(),
  keeps_days: whole(1, 3_650),
});

export type Draft = z.infer<typeof schema>;

const MICROS = 1_000_000;

export function draftOf(known: Limits): Draft {
  const { day_micros, month_micros, forbidden, language, minutes, turns, most_talks, when_spent } = known;
  const { hand_over_on, hours, keeps_text, keeps_days, talk_micros } = known;
  const words = (of: string) => (forbidden[of] ?? []).join('\n');
  return {
    ...{ language, minutes, turns, most_talks, when_spent, hand_over_on, hours, keeps_text, keeps_days },
    ...{ day: day_micros / MICROS, month: month_micros / MICROS, talk: talk_micros / MICROS },
    ...{ words_es: words('es'), words_en: words('en'), words_pt: words('pt') },
  };
}

export function rulesOf({ day, month, talk, words_es, words_en, words_pt, ...draft }: Draft): Rules {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return {
    ...draft,
    hand_over_on: draft.hand_over_on as Rules['hand_over_on'],
    hours: draft.hours as Rules['hours'],
    talk_micros: Math.round(talk * MICROS),
    day_micros: Math.round(day * MICROS),
    month_micros: Math.round(month * MICROS),
    forbidden: { es: lines(words_es), en: lines(words_en), pt: lines(words_pt) },
  };
}
