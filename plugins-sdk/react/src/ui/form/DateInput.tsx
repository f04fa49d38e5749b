import { Input } from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { type Ref, useState } from 'react';
import { useFormats } from '../useFormats';
import { parseDate } from './parseDate';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Props of DateInput. */
export interface DateInputProps {
  /** YYYY-MM-DD; any other text is what was typed and names no day. */
  value: string | null | undefined;
  onChange: (date: string) => void;
  onBlur?: () => void;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  'aria-label'?: string;
}

/** A day as people type it ("15/3", "mañana", "+3"); written out properly when left. */
export function DateInput({ value, onChange, onBlur, ...rest }: DateInputProps) {
  const { t } = useTranslation('ui');
  const { instant } = useFormats();
  const [draft, setDraft] = useState<string>();
  const known = value && ISO_DATE.test(value);
  return (
    <Input
      {...rest}
      autoComplete="off"
      placeholder={t('field.datePlaceholder')}
      contentAfter={<CalendarRegular aria-hidden />}
      value={draft ?? (known ? instant(value, 'date') : (value ?? ''))}
      onChange={(_, data) => {
        setDraft(data.value);
        onChange(parseDate(data.value, new Date()) ?? data.value.trim());
      }}
      onBlur={() => {
        if (known) setDraft(undefined);
        onBlur?.();
      }}
    />
  );
}
