import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  grid: { stroke: tokens.colorNeutralStroke3 },
  tick: {
    fontSize: tokens.fontSizeBase100,
    fontVariantNumeric: 'tabular-nums',
    fill: tokens.colorNeutralForeground3,
  },
});

/** In px, that the name of a point wants. */
const NAME_ROOM = 64;

/** Props of Ticks. */
interface TicksProps {
  points: string[];
  x: (at: number) => number;
  y: { (value: number): number; ticks: (count: number) => number[] };
  rtl: boolean;
  width: number;
  /** Where the names of the points stand, in px from above. */
  foot: number;
  say: (value: number) => string;
  /** Points stand for a room of their own, so that each name is amid it. */
  centred?: boolean;
}

/** The lines of a few values, each with its value over it, and the names of as many points as there is room for. */
export function Ticks({ points, x, y, rtl, width, foot, say, centred = false }: TicksProps) {
  const styles = useStyles();
  const step = Math.max(1, Math.ceil((points.length * NAME_ROOM) / width));
  const last = points.length - 1;
  const named = points.map((name, at) => ({ name, at })).filter(({ at }) => (last - at) % step === 0);
  const anchor = (at: number) => {
    if (centred || at !== 0 || points.length === 1) return 'middle';
    return rtl ? 'end' : 'start';
  };
  return (
    <g aria-hidden>
      {y.ticks(4).map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={0} x2={width} y1={y(value)} y2={y(value)} />
          <text
            className={styles.tick}
            x={rtl ? width : 0}
            y={y(value) - 3}
            textAnchor={rtl ? 'end' : 'start'}
          >
            {say(value)}
          </text>
        </g>
      ))}
      {named.map(({ name, at }) => (
        <text key={at} className={styles.tick} x={x(at)} y={foot} textAnchor={anchor(at)}>
          {name}
        </text>
      ))}
    </g>
  );
}
