import { Button, makeStyles, tokens, useFieldControlProps_unstable } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

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

/** Props of PickerButton: those that what it opens gives it, too. */
export interface PickerButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** What is chosen in a field, and opens the way to choose. */
export function PickerButton({ children, ref, ...props }: PickerButtonProps) {
  const styles = useStyles();
  const field = useFieldControlProps_unstable<{ 'aria-invalid'?: 'true'; 'aria-describedby'?: string }>({});
  return (
    <Button
      {...(props as object)}
      ref={ref}
      role="combobox"
      aria-invalid={field['aria-invalid']}
      aria-describedby={field['aria-describedby']}
      className={styles.button}
      icon={<ChevronDownRegular fontSize={16} />}
      iconPosition="after"
    >
      <span className={styles.name}>{children}</span>
    </Button>
  );
}
