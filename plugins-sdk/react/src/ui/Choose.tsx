import { Select, type SelectProps } from '@fluentui/react-components';

/** One of a few values, in words. */
export interface Choice<V extends string = string> {
  value: V;
  label: string;
}

/** The values of a field as choices: their texts stand under a key of the field. */
export const choicesOf = <V extends string>(
  t: (key: string) => string,
  key: string,
  values: readonly V[],
): Choice<V>[] => values.map((value) => ({ value, label: t(`${key}.${value}`) }));

/** Props of Choose. */
export interface ChooseProps<V extends string>
  extends Omit<SelectProps, 'children' | 'defaultValue' | 'onChange' | 'value'> {
  value: V | '' | undefined;
  choices: Choice<V>[];
  /** What no choice is called, where there may be none: the value is empty then. */
  none?: string | undefined;
  onChoose: (value: V) => void;
}

/** A choice of one, in the browser's own list. */
export function Choose<V extends string>({ value, choices, none, onChoose, ...select }: ChooseProps<V>) {
  return (
    <Select {...select} value={value ?? ''} onChange={(_, chosen) => onChoose(chosen.value as V)}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
