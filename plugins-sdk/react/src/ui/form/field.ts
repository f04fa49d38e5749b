import { useTranslation } from '@recobro/sdk';
import { useFormContext } from 'react-hook-form';

/** The DOM id of a form's field, which the summary links to. */
export const fieldId = (name: string) => `field-${name}`;

/** The words of a field's error: the server's own, or the schema's key in the reader's language. */
export function useFieldError(name: string): string | undefined {
  const { t, i18n } = useTranslation('ui');
  const error = useFormContext().formState.errors[name];
  const message = typeof error?.message === 'string' ? error.message : undefined;
  if (message === undefined || error?.type === 'server') return message;
  const [rule = '', limit] = message.split(' '); // "long 120"
  const key = `field.${rule}`;
  return i18n.exists(key, { ns: 'ui' }) ? t(key, { limit }) : t('field.invalid');
}

/** The props of every field of a form. */
export interface FieldProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
}
