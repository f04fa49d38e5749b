import { makeStyles, tokens } from '@fluentui/react-components';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useState } from 'react';
import { Legend } from './Legend';
import { apart, lastOf, lookOf, MOST_SERIES, type Series } from './series';
import { Ticks } from './Ticks';
import { useBox } from './useBox';

const useStyles = makeStyles({
  box: { direction: 'inherit', minWidth: 0 },
  drawing: { display: 'block', direction: 'ltr', overflow: 'visible' },
  label: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    fill: tokens.colorNeutralForeground1,
  },
  line: { '@media (forced-colors: active)': { stroke: 'CanvasText' } },
  cross: { stroke: tokens.colorNeutralStroke1 },
});

/** In px: the height of the whole, of what stands below, and of a letter. */
const HEIGHT = 240;
const FOOT = 24;
const TOP = 12;
const LETTER = 7;
const EDGE = 8;

/** Props of TrendChart. */
export interface TrendChartProps {
  /** What it shows, for who does not see it. */
  label: string;
  /** What the points are called, in their order. */
  points: string[];
  series: Series[];
  say: (value: number) => string;
  /** A value of the axis, briefly; as any other without it. */
  brief?: (value: number) => string;
}

/** Lines over points, each with its last value; it runs from the right where one reads from there. */
export function TrendChart({ label, points, series, say, brief = say }: TrendChartProps) {
  const styles = useStyles();
  const { ref, width, rtl } = useBox();
  const [active, setActive] = useState<number>();
  const shown = series.slice(0, MOST_SERIES);
  const ends = shown.map(({ values }) => lastOf(values));
  const room = EDGE + LETTER * Math.max(3, ...ends.map((end) => (end ? say(end.value).length : 0)));
  const all = shown.flatMap(({ values }) => values.filter((value) => value !== null));
  const [start, end] = [EDGE, Math.max(EDGE + 1, width - room)];
  const x = scalePoint<number>({
    domain: points.map((_, at) => at),
    range: rtl ? [width - start, width - end] : [start, end],
  });
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...all), Math.max(...all, all.some((value) => value > 0) ? 0 : 1)],
    range: [HEIGHT - FOOT, TOP],
    nice: 4,
  });
  const at = (n: number) => x(n) ?? 0;
  const labels = apart(
    ends.map((last) => (last ? y(last.value) : 0)),
    14,
    HEIGHT - FOOT,
  );
  const follow = (event: React.PointerEvent<SVGSVGElement>) => {
    const from = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const near = points.map((_, n) => Math.abs(at(n) - from));
    setActive(near.indexOf(Math.min(...near)));
  };
  return (
    <div ref={ref} className={styles.box}>
      <Legend
        series={shown}
        at={active}
        point={active === undefined ? undefined : points[active]}
        say={say}
      />
      <svg
        className={styles.drawing}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={label}
        onPointerMove={follow}
        onPointerLeave={() => setActive(undefined)}
      >
        <Ticks {...{ points, x: at, y, rtl, width, say: brief }} foot={HEIGHT - 6} />
        {active !== undefined && (
          <line className={styles.cross} x1={at(active)} x2={at(active)} y1={TOP} y2={HEIGHT - FOOT} />
        )}
        {shown.map(({ id, values }, n) => {
          const { color, dashes } = lookOf(n);
          const last = ends[n];
          return (
            <g key={id}>
              <LinePath
                data={values.map((value, point) => ({ value, point }))}
                defined={({ value }) => value !== null}
                x={({ point }) => at(point)}
                y={({ value }) => y(value ?? 0)}
                className={styles.line}
                stroke={color}
                strokeWidth={2}
                strokeLinejoin="round"
                {...(dashes && { strokeDasharray: dashes })}
              />
              {last && <circle cx={at(last.at)} cy={y(last.value)} r={3} fill={color} />}
              {last && (
                <text
                  className={styles.label}
                  x={at(last.at) + (rtl ? -EDGE : EDGE)}
                  y={labels[n]}
                  dy="0.35em"
                  textAnchor={rtl ? 'end' : 'start'}
                >
                  {say(last.value)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
