import { findPeople, usePeople } from '@recobro/sdk';
import { type Ref, useState } from 'react';
import { LazyFinder } from '../find/LazyFinder';
import type { FieldProps } from './field';
import { FormField } from './fields';
import { PickerButton } from './PickerButton';

/** Some people of the tenant; looked for by name. */
export function PeopleField({ none, ...props }: FieldProps & { none: string }) {
  return (
    <FormField {...props}>
      {(control) => <PeopleControl {...control} label={props.label} none={none} />}
    </FormField>
  );
}

interface PeopleControlProps {
  id: string;
  label: string;
  none: string;
  value: string[] | undefined;
  onChange: (ids: string[]) => void;
  onBlur: () => void;
  ref: Ref<HTMLButtonElement>;
}

function PeopleControl({ id, label, none, value = [], onChange, onBlur, ref }: PeopleControlProps) {
  const people = usePeople().data;
  const [found, setFound] = useState<Record<string, string>>({});
  const named = (one: string) => found[one] ?? people?.find((each) => each.id === one)?.display_name ?? '…';
  return (
    <LazyFinder
      label={label}
      find={findPeople()}
      multiple
      value={value}
      onChange={(ids, chosen) => {
        setFound((before) => ({ ...before, [chosen.value]: chosen.label }));
        onChange(ids);
      }}
      button={
        <PickerButton ref={ref} id={id} value={value.join()} onBlur={onBlur}>
          {value.length > 0 ? value.map(named).join(', ') : none}
        </PickerButton>
      }
    />
  );
}
