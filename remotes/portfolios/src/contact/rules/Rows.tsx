import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { hairlineOver, plainList } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  list: plainList,
  item: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    overflowWrap: 'anywhere',
  },
  aside: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  meta: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Lines of a card that reach its edges. */
export function Rows({ children }: { children: React.ReactNode }) {
  return <ul className={useStyles().list}>{children}</ul>;
}

/** One of them, with what stands at its end. */
export function Row({ children, aside }: { children: React.ReactNode; aside?: React.ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <div>{children}</div>
      {aside && <span className={styles.aside}>{aside}</span>}
    </li>
  );
}

/** What is said of it besides, in small. */
export function Meta({ children }: { children: React.ReactNode }) {
  return (
    <Text size={200} className={useStyles().meta}>
      {children}
    </Text>
  );
}
