import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';

const useStyles = makeStyles({
  arrow: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  button: { alignSelf: 'flex-start', paddingInline: tokens.spacingHorizontalXS },
});

/** What few need to see, folded away until asked for. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        appearance="transparent"
        className={styles.button}
        icon={open ? <ChevronDownRegular /> : <ChevronRightRegular className={styles.arrow} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && children}
    </>
  );
}
