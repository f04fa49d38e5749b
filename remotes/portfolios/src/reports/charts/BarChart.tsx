import { makeStyles, tokens } from '@fluentui/react-components';
import { Ticks, useBox } from '@recobro/sdk/charts';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';

const useStyles = makeStyles({
  drawing: { display: 'block', direction: 'ltr', overflow: 'visible' },
  bar: {
    fill: tokens.colorBrandBackground2Pressed,
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  },
  best: { fill: tokens.colorBrandBackground, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  label: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    fill: tokens.colorNeutralForeground1,
  },
});

/** In px: the height of the whole, of what stands below and above. */
const HEIGHT = 200;
const FOOT = 24;
const TOP = 24;

/** Props of BarChart. */
export interface BarChartProps {
  label: string;
  points: string[];
  /** One for each point. */
  values: number[];
  say: (value: number) => string;
}

/** A bar for each point; the highest has its value over it. */
export function BarChart({ label, points, values, say }: BarChartProps) {
  const styles = useStyles();
  const { ref, width, rtl } = useBox();
  const most = Math.max(0, ...values);
  const best = most > 0 ? values.indexOf(most) : -1;
  const x = scaleBand<number>({
    domain: points.map((_, at) => at),
    range: rtl ? [width, 0] : [0, width],
    padding: 0.25,
  });
  const y = scaleLinear<number>({ domain: [0, most || 1], range: [HEIGHT - FOOT, TOP], nice: 4 });
  const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2;
  return (
    <div ref={ref}>
      <svg className={styles.drawing} width={width} height={HEIGHT} role="img" aria-label={label}>
        <Ticks {...{ points, x: middle, y, rtl, width, say }} foot={HEIGHT - 6} centred />
        {values.map((value, at) => (
          <Bar
            key={at}
            className={at === best ? styles.best : styles.bar}
            x={x(at) ?? 0}
            width={x.bandwidth()}
            y={y(value)}
            height={Math.max(0, HEIGHT - FOOT - y(value))}
            rx={2}
          />
        ))}
        {best >= 0 && (
          <text className={styles.label} x={middle(best)} y={y(most) - 5} textAnchor="middle">
            {say(most)}
          </text>
        )}
      </svg>
    </div>
  );
}
