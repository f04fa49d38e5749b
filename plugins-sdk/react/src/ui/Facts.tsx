import { makeStyles, tokens } from '@fluentui/react-components';
import { useFormats } from './useFormats';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  name: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});

/** One fact: its name, and its value or the words for an absent one. */
export interface Fact {
  name: string;
  value: React.ReactNode;
}

/** Facts of a thing, as names and values. */
export function Facts({ facts }: { facts: Fact[] }) {
  const styles = useStyles();
  const { text } = useFormats();
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value }) => [
        <dt key={`${name}-name`} className={styles.name}>
          {name}
        </dt>,
        <dd key={`${name}-value`} className={styles.value}>
          {value === null || value === undefined || value === '' ? text(undefined) : value}
        </dd>,
      ])}
    </dl>
  );
}
