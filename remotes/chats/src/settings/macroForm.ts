import * as z from 'zod/mini';
import type { Macro, MacroAct } from '../api/types';
import { PRIORITIES } from '../inbox/filters';

/** A step of a macro as the form holds it. */
export const stepSchema = z.object({
  kind: z.enum(['assign', 'label', 'unlabel', 'priority', 'status', 'snooze', 'note', 'reply']),
  value: z.string(),
  minutes: z.number(),
});

export type Step = z.infer<typeof stepSchema>;

export const STEPS = stepSchema.shape.kind.options;
export const MOST_STEPS = 10;
const HOUR = 60;

export const macroSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'long 60')),
  steps: z.array(stepSchema).check(
    z.minLength(1, 'required'),
    z.refine((steps) => steps.every(isWhole), 'required'),
  ),
});

/** Whether a step says all that it needs to be done. */
function isWhole({ kind, value, minutes }: Step): boolean {
  if (kind === 'snooze') return minutes > 0;
  return kind === 'assign' || value.trim() !== '';
}

/** What a new step of a kind begins with. */
export const stepOf = (kind: Step['kind']): Step => ({
  kind,
  value: { assign: 'me', priority: PRIORITIES[2], status: 'resolved' }[kind as string] ?? '',
  minutes: kind === 'snooze' ? HOUR : 0,
});

/** The form as it begins. A template among the acts stays as it is: it is not written here. */
export const macroDraft = (known: Macro | undefined) => ({
  name: known?.name ?? '',
  steps: (known?.acts ?? [])
    .filter(({ kind }) => kind !== 'template')
    .map(({ kind, value = '', minutes = 0 }) => ({ kind: kind as Step['kind'], value, minutes })),
});

/** What the API is told. */
export const macroBody = (draft: z.infer<typeof macroSchema>, known: Macro | undefined) => ({
  name: draft.name,
  acts: [
    ...draft.steps.map(
      ({ kind, value, minutes }): MacroAct =>
        kind === 'snooze' ? { kind, minutes } : { kind, value: value.trim() },
    ),
    ...(known?.acts ?? []).filter(({ kind }) => kind === 'template'),
  ],
});
