import { FormField } from '@recobro/sdk/ui';
import { Boxes } from './Boxes';

/** Props of ManyField. */
interface ManyFieldProps {
  name: string;
  label: string;
  help?: string;
  options: { value: string; label: string }[];
}

/** Any of a few words. */
export function ManyField({ options, ...field }: ManyFieldProps) {
  return (
    <FormField {...field}>
      {({ id, value, onChange }) => (
        <Boxes id={id} label={field.label} options={options} chosen={value} onChoose={onChange} />
      )}
    </FormField>
  );
}
