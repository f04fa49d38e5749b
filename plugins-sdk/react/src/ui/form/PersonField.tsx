import { Button, makeStyles, tokens, useFieldControlProps_unstable } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { findPeople, usePeople } from '@recobro/sdk';
import { type Ref, useState } from 'react';
import { LazyFinder } from '../find/LazyFinder';
import type { FieldProps } from './field';
import { FormField } from './fields';

const useStyles = makeStyles({
  button: {
    width: '100%',
    maxWidth: 'none',
    minWidth: 0,
    justifyContent: 'space-between',
    paddingInline: tokens.spacingHorizontalM,
    fontWeight: tokens.fontWeightRegular,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

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
  const styles = useStyles();
  const people = usePeople().data;
  const [found, setFound] = useState<{ value: string; label: string }>();
  const field = useFieldControlProps_unstable<{ 'aria-invalid'?: 'true'; 'aria-describedby'?: string }>({});
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
        <Button
          ref={ref}
          id={id}
          value={value}
          role="combobox"
          aria-invalid={field['aria-invalid']}
          aria-describedby={field['aria-describedby']}
          onBlur={onBlur}
          className={styles.button}
          icon={<ChevronDownRegular fontSize={16} />}
          iconPosition="after"
        >
          <span className={styles.name}>{value ? (name ?? '…') : none}</span>
        </Button>
      }
    />
  );
}
