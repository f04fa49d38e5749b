import { ApiError } from '@recobro/sdk';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What the server said to a whole form. */
export interface Refusal {
  kind: 'stale' | 'told' | 'unknown';
  title?: string;
  traceId?: string;
  code?: string;
}

/** Puts the refused fields of an answer on the form's own; what names none of them is shown for the whole form. */
export function placeRefusal<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
): Refusal | undefined {
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  if (error.status === 412) return { kind: 'stale' };
  const known = Object.keys(form.getValues());
  const placed = error.fields.filter(({ field }) => known.includes(fieldName(field)));
  for (const { field, title } of placed) {
    form.setError(fieldName(field) as Path<Values>, { type: 'server', message: title });
  }
  if (placed.length > 0 && placed.length === error.fields.length) return undefined;
  return { kind: 'told', title: error.message, traceId: error.problem.trace_id, code: error.code };
}

/** "body.phone" and "body/phone/0" both speak of the field phone. */
function fieldName(field: string): string {
  return field.replace(/^\/?body[./]/, '').split(/[./[]/)[0] ?? field;
}
