import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  all: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
});

/** Props of Boxes. */
interface BoxesProps {
  id?: string;
  label: string;
  options: { value: string; label: string }[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** Any of a few words; each box has its own name, within a field too. */
export function Boxes({ id, label, options, chosen, onChoose }: BoxesProps) {
  const styles = useStyles();
  const own = useId();
  const toggle = (value: string, on: boolean) =>
    onChoose(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the field's label twice
    <div role="group" id={id} tabIndex={-1} aria-label={label} className={styles.all}>
      {options.map(({ value, label: text }) => (
        <Checkbox
          key={value}
          id={`${own}-${value}`}
          aria-labelledby={`${own}-${value}-label`}
          label={{ id: `${own}-${value}-label`, children: text }}
          checked={chosen.includes(value)}
          onChange={(_, { checked }) => toggle(value, checked === true)}
        />
      ))}
    </div>
  );
}
