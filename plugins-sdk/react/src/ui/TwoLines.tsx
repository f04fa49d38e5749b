import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { cut } from './looks';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  // What stands aside is never cut; where it leaves too little room for the name, it goes below.
  line: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { flex: '1 1 14ch', ...cut },
  aside: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', marginInlineStart: 'auto' },
  second: { color: tokens.colorNeutralForeground3 },
});

/** Props of TwoLines. */
export interface TwoLinesProps {
  name: React.ReactNode;
  /** What matters most besides the name. */
  aside: React.ReactNode;
  children: React.ReactNode;
}

/** A row of a list where there is no room for columns. */
export function TwoLines({ name, aside, children }: TwoLinesProps) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      <span className={styles.line}>
        <Text weight="semibold" className={styles.name}>
          {name}
        </Text>
        <Text className={styles.aside}>
          <bdi>{aside}</bdi>
        </Text>
      </span>
      <Text size={200} className={styles.second}>
        {children}
      </Text>
    </span>
  );
}
