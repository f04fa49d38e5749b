import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    ':not(:last-child)': {
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: tokens.colorNeutralStroke2,
    },
  },
  words: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** A short list of things that are one's own: what it is, what is known of it, what may be done. */
export function LineList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={useStyles().list} aria-label={label}>
      {children}
    </ul>
  );
}

export function Line({ title, meta, action }: { title: ReactNode; meta: ReactNode; action: ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <Text weight="semibold">{title}</Text>
        <Text size={200} className={styles.meta}>
          {meta}
        </Text>
      </div>
      {action}
    </li>
  );
}
