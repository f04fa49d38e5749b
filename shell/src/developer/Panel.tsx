import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';

const useStyles = makeStyles({
  panel: {
    position: 'fixed',
    insetBlockEnd: '8px',
    zIndex: 1000,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    maxWidth: 'min(480px, 45vw)',
  },
  start: { insetInlineStart: '8px', alignItems: 'flex-start' },
  end: { insetInlineEnd: '8px', alignItems: 'flex-end' },
  content: {
    boxSizing: 'border-box',
    width: '100%',
    maxHeight: '50vh',
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
  },
});

interface PanelProps {
  name: string;
  side: 'start' | 'end';
  children: ReactNode;
}

/** A corner with a button that unfolds what it is about. */
export function Panel({ name, side, children }: PanelProps) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={name} className={mergeClasses(styles.panel, styles[side])}>
      {open && (
        <div className={styles.content} dir="ltr">
          {children}
        </div>
      )}
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </Button>
    </section>
  );
}
