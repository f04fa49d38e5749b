import {
  Checkbox,
  FieldContextProvider,
  makeStyles,
  mergeClasses,
  tokens,
  useFieldControlProps_unstable,
} from '@fluentui/react-components';
import type { Choice } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    '& label': { overflowWrap: 'anywhere' },
  },
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  long: {
    maxHeight: '208px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** More than this many choices scroll in a box of their own. */
const LONG = 8;

/** Props of MultiPick; those of a form's control arrive from its field. */
interface MultiPickProps {
  id?: string;
  value: string[] | undefined;
  onChange: (value: string[]) => void;
  choices: Choice[];
  /** Side by side, for short words. */
  row?: boolean;
}

/** Some of a list of choices, each with its box. */
export function MultiPick({ id, value = [], onChange, choices, row }: MultiPickProps) {
  const styles = useStyles();
  const named = useFieldControlProps_unstable<{ 'aria-labelledby'?: string; 'aria-describedby'?: string }>(
    {},
  );
  const long = !row && choices.length > LONG;
  const toggle = (choice: string, on: boolean) =>
    onChange(on ? [...value, choice] : value.filter((known) => known !== choice));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={named['aria-labelledby']}
      aria-describedby={named['aria-describedby']}
      className={mergeClasses(styles.list, row && styles.row, long && styles.long)}
    >
      {/* The field's name is the group's; each box has its own. */}
      <FieldContextProvider value={undefined}>
        {choices.map(({ value: choice, label }) => (
          <Checkbox
            key={choice}
            label={label}
            checked={value.includes(choice)}
            onChange={(_, { checked }) => toggle(choice, checked === true)}
          />
        ))}
      </FieldContextProvider>
    </fieldset>
  );
}
