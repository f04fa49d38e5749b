import { Checkbox, Field, Input, makeStyles, Textarea } from '@fluentui/react-components';
import { Boxes, Choose, type Choice as Option } from '@recobro/sdk/ui';
import type { ReactElement } from 'react';
import { useDraftField } from './useDraft';

const useStyles = makeStyles({
  field: { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  number: { maxWidth: '160px' },
});

/** Props of every field of a draft. */
interface DraftFieldProps {
  /** Where it stands in what the version says. */
  path: string;
  label: string;
  help?: string | undefined;
}

/** The frame of a field: its name, its help, what is wrong with it. */
export function Framed({ path, label, help, children }: DraftFieldProps & { children: ReactElement }) {
  const { fault } = useDraftField(path);
  return (
    <Field
      className={useStyles().field}
      label={label}
      hint={help}
      validationMessage={fault}
      validationState={fault ? 'error' : 'none'}
    >
      {children}
    </Field>
  );
}

/** Words, on one line or on many. */
export function Words({ rows = 1, ...props }: DraftFieldProps & { rows?: number }) {
  const { value = '', set, frozen } = useDraftField<string>(props.path);
  const control = { value, readOnly: frozen, dir: 'auto' as const };
  return (
    <Framed {...props}>
      {rows > 1 ? (
        <Textarea {...control} rows={rows} resize="vertical" onChange={(_, data) => set(data.value)} />
      ) : (
        <Input {...control} onChange={(_, data) => set(data.value)} />
      )}
    </Framed>
  );
}

/** Several short words, parted by commas. */
export function WordList(props: DraftFieldProps) {
  const { value = [], set, frozen } = useDraftField<string[]>(props.path);
  const split = (text: string) => text.split(/\s*,\s*/).filter(Boolean);
  return (
    <Framed {...props}>
      <Input
        key={value.join()}
        defaultValue={value.join(', ')}
        readOnly={frozen}
        dir="auto"
        onBlur={({ target }) => {
          const words = split(target.value);
          if (words.join() !== value.join()) set(words);
        }}
      />
    </Framed>
  );
}

/** A whole number; `scale` is how many of the draft's are one of those that people write. */
export function Figure({
  scale = 1,
  min = 0,
  max,
  ...props
}: DraftFieldProps & { scale?: number; min?: number; max?: number }) {
  const { value = 0, set, frozen } = useDraftField<number>(props.path);
  return (
    <Framed {...props}>
      <Input
        type="number"
        className={useStyles().number}
        value={String(value / scale)}
        min={min}
        max={max}
        readOnly={frozen}
        onChange={(_, data) => set(Math.round(Number(data.value) * scale))}
      />
    </Framed>
  );
}

/** One of a few words. */
export function Choice<V extends string>({
  choices,
  none,
  ...props
}: DraftFieldProps & { choices: Option<V>[]; none?: string }) {
  const { value, set, frozen } = useDraftField<V>(props.path);
  return (
    <Framed {...props}>
      <Choose
        value={value}
        choices={choices}
        none={none}
        disabled={frozen}
        onChoose={(chosen) => set(chosen || undefined)}
      />
    </Framed>
  );
}

/** Any of a few words. */
export function Several<V extends string>({ choices, ...props }: DraftFieldProps & { choices: Option<V>[] }) {
  const { value = [], set, frozen } = useDraftField<V[]>(props.path);
  const write = (chosen: string[]) =>
    !frozen && set(choices.map((one) => one.value).filter((one) => chosen.includes(one)));
  return (
    <Framed {...props}>
      <Boxes label={props.label} options={choices} chosen={value} onChoose={write} />
    </Framed>
  );
}

/** Yes or no. */
export function Tick({ path, label }: DraftFieldProps) {
  const { value = false, set, frozen } = useDraftField<boolean>(path);
  return (
    <Checkbox
      label={label}
      checked={value}
      disabled={frozen}
      onChange={(_, data) => set(data.checked === true)}
    />
  );
}
