import { findPeople, usePeople } from '@recobro/sdk';
import { type Ref, useState } from 'react';
import { LazyFinder } from '../find/LazyFinder';
import type { FieldProps } from './field';
import { FormField } from './fields';
import { PickerButton } from './PickerButton';

/** Somebody of the tenant, or nobody; looked for by name. */
export function PersonField({ none, ...props }: FieldProps & { none: string }) {
  return (
    <FormField {...props}>
      {(control) => <PersonControl {...control} label={props.label} none={none} />}
    </FormField>
  );
}

interface PersonControlProps {
  id: string;
  label: string;
  none: string;
  value: string | undefined;
  onChange: (id: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLButtonElement>;
}

function PersonControl({ id, label, none, value = '', onChange, onBlur, ref }: PersonControlProps) {
  const people = usePeople().data;
  const [found, setFound] = useState<{ value: string; label: string }>();
  const name = value === found?.value ? found.label : people?.find((one) => one.id === value)?.display_name;
  return (
    <LazyFinder
      label={label}
      find={findPeople()}
      value={[value]}
      always={[{ value: '', label: none }]}
      onChange={([person = ''], chosen) => {
        setFound(chosen);
        onChange(person);
      }}
      button={
        <PickerButton ref={ref} id={id} value={value} onBlur={onBlur}>
          {value ? (name ?? '…') : none}
        </PickerButton>
      }
    />
  );
}
