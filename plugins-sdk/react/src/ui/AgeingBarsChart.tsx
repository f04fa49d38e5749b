import { makeStyles, tokens, useFluent } from '@fluentui/react-components';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useEffect, useRef, useState } from 'react';
import type { AgeingBarsProps } from './AgeingBars';
import { useFormats } from './useFormats';

const ROW = 32;
const LABEL_WIDTH = 72;
/** Room for an amount; less on a phone, where the bar needs it. */
const amountWidth = (width: number) => (width < 420 ? 96 : 136);

const useStyles = makeStyles({
  chart: { display: 'block', width: '100%' },
  bar: { fill: tokens.colorBrandBackground },
  track: { fill: tokens.colorNeutralBackground3 },
  label: {
    fill: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  amount: {
    fill: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The bars themselves; mirrored where lines are read from the right. */
export default function AgeingBarsChart({ label, buckets, currency }: AgeingBarsProps) {
  const styles = useStyles();
  const { dir } = useFluent();
  const { amountOrZero } = useFormats();
  const [box, width] = useWidth();
  const rows = scaleBand({
    domain: buckets.map((bucket) => bucket.id),
    range: [0, buckets.length * ROW],
    padding: 0.4,
  });
  const room = Math.max(0, width - LABEL_WIDTH - amountWidth(width));
  const lengths = scaleLinear({
    domain: [0, Math.max(1, ...buckets.map((bucket) => bucket.amount))],
    range: [0, room],
  });
  const place = (x: number, length: number) => (dir === 'rtl' ? width - x - length : x);
  const says = buckets
    .map((bucket) => `${bucket.label}: ${amountOrZero(bucket.amount, { currency })}`)
    .join('; ');
  return (
    <div ref={box}>
      <svg className={styles.chart} height={buckets.length * ROW} role="img" aria-label={`${label}. ${says}`}>
        {buckets.map((bucket) => {
          const y = rows(bucket.id) ?? 0;
          const middle = y + rows.bandwidth() / 2;
          const length = bucket.amount > 0 ? Math.max(2, lengths(bucket.amount)) : 0;
          return (
            <g key={bucket.id}>
              <text
                className={styles.label}
                x={place(0, 0)}
                y={middle}
                dominantBaseline="central"
                direction="ltr"
                textAnchor={dir === 'rtl' ? 'end' : 'start'}
              >
                {bucket.label}
              </text>
              <Bar
                className={styles.track}
                x={place(LABEL_WIDTH, room)}
                y={y}
                width={room}
                height={rows.bandwidth()}
                rx={2}
              />
              <Bar
                className={styles.bar}
                x={place(LABEL_WIDTH, length)}
                y={y}
                width={length}
                height={rows.bandwidth()}
                rx={2}
              />
              <text
                className={styles.amount}
                x={dir === 'rtl' ? 0 : width}
                y={middle}
                dominantBaseline="central"
                direction="ltr"
                textAnchor={dir === 'rtl' ? 'start' : 'end'}
              >
                {amountOrZero(bucket.amount, { currency })}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(480);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
