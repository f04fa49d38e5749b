import { Caption1, Checkbox, Label, makeStyles, tokens } from '@fluentui/react-components';
import { useFormSet, useFormValue } from '@recobro/sdk/ui';
import { useId } from 'react';

const useStyles = makeStyles({
  set: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  all: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  help: { color: tokens.colorNeutralForeground3 },
});

/** Props of ManyField. */
interface ManyFieldProps {
  name: string;
  label: string;
  help?: string;
  options: { value: string; label: string }[];
}

/** Any of a few words. Not within a Field, which would give each box its own name. */
export function ManyField({ name, label, help, options }: ManyFieldProps) {
  const styles = useStyles();
  const id = useId();
  const chosen = useFormValue<string[]>(name);
  const set = useFormSet();
  const toggle = (value: string, on: boolean) =>
    set(name, on ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className={styles.set} aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <div className={styles.all}>
        {options.map((one) => (
          <Checkbox
            key={one.value}
            label={one.label}
            checked={chosen.includes(one.value)}
            onChange={(_, { checked }) => toggle(one.value, checked === true)}
          />
        ))}
      </div>
      {help && <Caption1 className={styles.help}>{help}</Caption1>}
    </fieldset>
  );
}
