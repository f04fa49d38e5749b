import { Checkbox, Field, Input, makeStyles, Textarea } from '@fluentui/react-components';
import { useLeaveOut } from '@recobro/sdk';
import { type ReactNode, useCallback, useState } from 'react';
import {
  type ControllerRenderProps,
  type FieldValues,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { type Choice, Choose } from '../Choose';
import { DateInput } from './DateInput';
import { type FieldProps, fieldId, useFieldError } from './field';
import { MoneyInput } from './MoneyInput';

const useStyles = makeStyles({
  field: { gridTemplateColumns: 'minmax(0, 1fr)' }, // a long choice is cut, it does not stretch the form
});

type Control = ControllerRenderProps<FieldValues, string> & { id: string };

/** Label above, help below, error at the field; the control itself is the caller's. */
export function FormField({
  name,
  label,
  help,
  required,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  const id = fieldId(name);
  return (
    <Field
      className={useStyles().field}
      label={{ children: label, htmlFor: id }}
      hint={help}
      required={required}
      validationMessage={error}
      validationState={error ? 'error' : 'none'}
    >
      {children({ ...field, id })}
    </Field>
  );
}

/** Props of TextField. */
interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password';
  autoFocus?: boolean;
  /** Nobody may keep what is written here: what is spoken while one is in it is left out of what is recorded. */
  leftOut?: boolean;
}

/** One line of text. */
export function TextField({ type = 'text', autoFocus, leftOut = false, ...props }: TextFieldProps) {
  const [isIn, setIn] = useState(false);
  useLeaveOut(leftOut && isIn);
  return (
    <FormField {...props}>
      {({ value, onBlur, ...control }) => (
        <Input
          {...control}
          onFocus={() => setIn(true)}
          onBlur={({ target }) => {
            setIn(target === document.activeElement); // one looks at another window, and comes back
            onBlur();
          }}
          type={type}
          value={value ?? ''}
          autoFocus={autoFocus}
          {...(type === 'password' && { autoComplete: 'new-password' })}
        />
      )}
    </FormField>
  );
}

/** A whole number, typed as such. */
export function NumberField({ min = 0, max, ...props }: FieldProps & { min?: number; max: number }) {
  return (
    <FormField {...props}>
      {({ value, onChange, ...control }) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={Number.isFinite(value) ? String(value) : ''}
          onChange={(_, { value: typed }) => onChange(typed === '' ? Number.NaN : Number(typed))}
        />
      )}
    </FormField>
  );
}

/** A box to tick, with what it means beside it. */
export function TickField({ says, ...props }: FieldProps & { says: string }) {
  return (
    <FormField {...props}>
      {({ value, onChange, ...control }) => (
        <Checkbox
          {...control}
          checked={Boolean(value)}
          label={says}
          onChange={(_, { checked }) => onChange(checked)}
        />
      )}
    </FormField>
  );
}

/** Some lines of text. */
export function LongTextField(props: FieldProps) {
  return (
    <FormField {...props}>
      {({ value, ...control }) => <Textarea {...control} resize="vertical" value={value ?? ''} />}
    </FormField>
  );
}

/** One of a few. */
export function ChoiceField({ options, none, ...props }: FieldProps & { options: Choice[]; none?: string }) {
  return (
    <FormField {...props}>
      {({ onChange, ...control }) => (
        <Choose {...control} choices={options} none={none} onChoose={onChange} />
      )}
    </FormField>
  );
}

/** An amount in minor units of a currency. */
export function MoneyField({ currency, ...props }: FieldProps & { currency: string }) {
  return <FormField {...props}>{(control) => <MoneyInput {...control} currency={currency} />}</FormField>;
}

/** A day, as YYYY-MM-DD. */
export function DateField(props: FieldProps) {
  return <FormField {...props}>{(control) => <DateInput {...control} />}</FormField>;
}

/** The present value of another field, for what depends on it. */
export function useFormValue<Value>(name: string): Value {
  return useWatch({ name }) as Value;
}

/** Sets another field, for one that it follows. */
export function useFormSet() {
  const { setValue } = useFormContext();
  return useCallback(
    (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldValidate: false }),
    [setValue],
  );
}
