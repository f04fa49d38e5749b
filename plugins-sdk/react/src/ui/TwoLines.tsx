import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { cut } from './looks';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  // What stands aside is never cut; where it leaves too little room for the name, it goes below.
  line: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { flex: '1 1 14ch', display: 'flex', minWidth: 0 },
  text: cut, // within its own direction: what does not fit loses its end, whichever way the page is read
  aside: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', marginInlineStart: 'auto' },
  second: { color: tokens.colorNeutralForeground3 },
});

/** Props of TwoLines. */
export interface TwoLinesProps {
  name: React.ReactNode;
  /** What matters most besides the name: words, which are read their own way, or what is drawn, which is drawn the page's. */
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
          <span dir="auto" className={styles.text}>
            {name}
          </span>
        </Text>
        <Text className={styles.aside}>{typeof aside === 'string' ? <bdi>{aside}</bdi> : aside}</Text>
      </span>
      <Text size={200} className={styles.second}>
        {children}
      </Text>
    </span>
  );
}
