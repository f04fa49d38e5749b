import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { FormField, hairlineOver, IconButton, stacked } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  rows: { ...stacked(tokens.spacingVerticalS), alignItems: 'flex-start' },
  row: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalS,
    width: '100%',
  },
  fields: stacked(tokens.spacingVerticalS),
});

/** Props of RowsField. */
interface RowsFieldProps<Line> {
  name: string;
  label: string;
  help?: string;
  /** What a new one begins with. */
  fresh: Line;
  most: number;
  add: string;
  remove: string;
  /** What one is called, by its place. */
  called: (place: number) => string;
  children: (line: Line, change: (part: Partial<Line>) => void) => React.ReactNode;
}

/** Some things of a few fields each, one below the other. */
export function RowsField<Line extends object>({ children, ...props }: RowsFieldProps<Line>) {
  const styles = useStyles();
  const { name, label, help, fresh, most, add, remove, called } = props;
  return (
    <FormField name={name} label={label} {...(help && { help })}>
      {({ id, value, onChange }) => {
        const lines: Line[] = value;
        const change = (at: number, part: Partial<Line>) =>
          onChange(lines.map((line, place) => (place === at ? { ...line, ...part } : line)));
        return (
          <div id={id} tabIndex={-1} className={styles.rows}>
            {lines.map((line, at) => (
              // biome-ignore lint/a11y/useSemanticElements: a legend would take a line of its own
              <div key={at} role="group" aria-label={called(at + 1)} className={styles.row}>
                <div className={styles.fields}>{children(line, (part) => change(at, part))}</div>
                <IconButton
                  appearance="transparent"
                  icon={<DeleteRegular />}
                  label={remove}
                  onClick={() => onChange(lines.filter((_, place) => place !== at))}
                />
              </div>
            ))}
            {lines.length < most && (
              <Button size="small" icon={<AddRegular />} onClick={() => onChange([...lines, fresh])}>
                {add}
              </Button>
            )}
          </div>
        );
      }}
    </FormField>
  );
}
