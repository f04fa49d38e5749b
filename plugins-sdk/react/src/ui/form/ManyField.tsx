import { Boxes } from './Boxes';
import { FormField } from './fields';

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
