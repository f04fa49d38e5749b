import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { plainList } from '@recobro/sdk/ui';
import { lookOf, type Series } from './series';

const useStyles = makeStyles({
  list: {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    minHeight: '20px',
    paddingBlockEnd: tokens.spacingVerticalS,
  },
  one: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  value: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Props of Legend. */
interface LegendProps {
  series: Series[];
  /** The point whose values are told; none without it. */
  at: number | undefined;
  /** What that point is called. */
  point: string | undefined;
  say: (value: number) => string;
}

/** Which line is which; what they are at the point that somebody points at. */
export function Legend({ series, at, point, say }: LegendProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-hidden={series.length === 1 && at === undefined}>
      {series.map(({ id, label, values }, n) => {
        const value = at === undefined ? undefined : values[at];
        return (
          <li key={id} className={styles.one}>
            <Sample at={n} />
            <Text size={200}>{label}</Text>
            {value !== undefined && value !== null && (
              <Text size={200} weight="semibold" className={styles.value}>
                <bdi>{say(value)}</bdi>
              </Text>
            )}
          </li>
        );
      })}
      {point !== undefined && (
        <li className={styles.one}>
          <Text size={200} className={styles.quiet}>
            {point}
          </Text>
        </li>
      )}
    </ul>
  );
}

function Sample({ at }: { at: number }) {
  const { color, dashes } = lookOf(at);
  return (
    <svg width={20} height={8} aria-hidden>
      <line x1={0} x2={20} y1={4} y2={4} stroke={color} strokeWidth={2} strokeDasharray={dashes} />
    </svg>
  );
}
