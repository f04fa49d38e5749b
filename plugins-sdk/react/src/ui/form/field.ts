import { useTranslation } from '@recobro/sdk';
import { useFormContext, useWatch } from 'react-hook-form';

/** The DOM id of a form's field, which the summary links to. */
export const fieldId = (name: string) => `field-${name}`;

/** The words of a field's error: the server's own, or the schema's key in the reader's language. */
export function useFieldError(name: string): string | undefined {
  const { t, i18n } = useTranslation('ui');
  const error = useFormContext().formState.errors[name];
  const message = typeof error?.message === 'string' ? error.message : undefined;
  if (message === undefined || error?.type === 'server') return message;
  const key = `field.${message}`;
  return i18n.exists(key, { ns: 'ui' }) ? t(key) : t('field.invalid');
}

/** The present value of another field, for what depends on it. */
export function useFormValue<Value>(name: string): Value {
  return useWatch({ name }) as Value;
}

/** What every field of a form takes. */
export interface FieldProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
}
