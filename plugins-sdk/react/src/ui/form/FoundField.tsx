import type { Find } from '@recobro/sdk';
import { type Ref, useState } from 'react';
import { LazyFinder } from '../find/LazyFinder';
import { RecordName } from '../history/RecordName';
import type { FieldProps } from './field';
import { FormField } from './fields';
import { PickerButton } from './PickerButton';

/** Props of FoundField. */
export interface FoundFieldProps extends FieldProps {
  find: Find;
  /** What is looked for, as the names of records know it: "module.record". */
  of: string;
  /** Said while nothing is chosen; where the field may stay empty, it can be chosen again. */
  none: string;
}

/** One thing of those that the server has many of; looked for by name. */
export function FoundField({ find, of, none, ...props }: FoundFieldProps) {
  return (
    <FormField {...props}>
      {(control) => (
        <FoundControl
          {...control}
          label={props.label}
          find={find}
          of={of}
          none={none}
          required={props.required}
        />
      )}
    </FormField>
  );
}

interface FoundControlProps extends Pick<FoundFieldProps, 'find' | 'of' | 'none' | 'label' | 'required'> {
  id: string;
  value: string | undefined;
  onChange: (id: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLButtonElement>;
}

function FoundControl({
  id,
  label,
  find,
  of,
  none,
  required = false,
  value = '',
  onChange,
  onBlur,
  ref,
}: FoundControlProps) {
  const [found, setFound] = useState<{ value: string; label: string }>();
  return (
    <LazyFinder
      label={label}
      find={find}
      value={[value]}
      always={required ? [] : [{ value: '', label: none }]}
      onChange={([one = ''], chosen) => {
        setFound(chosen);
        onChange(one);
      }}
      button={
        <PickerButton ref={ref} id={id} value={value} onBlur={onBlur}>
          {value === '' ? (
            none
          ) : value === found?.value ? (
            found.label
          ) : (
            <RecordName of={of} id={value} plain />
          )}
        </PickerButton>
      }
    />
  );
}
