import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Recording } from '../api/types';
import { lengthOf } from '../softphone/Timer';
import { levels } from './silences';

const HEIGHT = 28;

/** How far an arrow goes, ms. */
const STEP_MS = 5_000;

const useStyles = makeStyles({
  wave: {
    height: `${2 * HEIGHT}px`,
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  drawing: { width: '100%', height: '100%', display: 'block' },
  outside: { fill: tokens.colorNeutralForeground3 },
  inside: { fill: tokens.colorBrandBackground },
  pause: { fill: tokens.colorNeutralBackground5 },
  at: { stroke: tokens.colorStatusDangerForeground1, strokeWidth: 2 },
});

/** Props of Waveform. */
interface WaveformProps {
  recording: Recording;
  /** Where it is, ms. */
  at: number;
  onSeek: (ms: number) => void;
  /** Plays, or stops. */
  onToggle: () => void;
}

/** Both voices over time, theirs above, ours below; a press goes there, arrows go on and back, space plays and stops. */
export function Waveform({ recording, at, onSeek, onToggle }: WaveformProps) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const outside = levels(recording.peaks?.outside);
  const inside = levels(recording.peaks?.inside);
  const width = Math.max(1, outside.length);
  const place = (ms: number) => (ms / Math.max(1, recording.length_ms)) * width;
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    onSeek(((event.clientX - left) / wide) * recording.length_ms);
  };
  const key = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + STEP_MS, ArrowLeft: at - STEP_MS, Home: 0, End: recording.length_ms }[
      event.key
    ];
    if (to === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) onToggle();
    else onSeek(to);
  };
  return (
    <div
      className={styles.wave}
      dir="ltr" // time runs from the left, as the figures do
      role="slider"
      tabIndex={0}
      aria-label={t('recording.place')}
      aria-valuemin={0}
      aria-valuemax={Math.round(recording.length_ms / 1000)}
      aria-valuenow={Math.round(at / 1000)}
      aria-valuetext={lengthOf(at)}
      onPointerDown={press}
      onKeyDown={key}
    >
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${2 * HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {recording.pauses.map(({ from_ms, to_ms }) => (
          <rect
            key={from_ms}
            className={styles.pause}
            x={place(from_ms)}
            width={place((to_ms || recording.length_ms) - from_ms)}
            y={0}
            height={2 * HEIGHT}
          />
        ))}
        <path className={styles.outside} d={barsOf(outside, -1)} />
        <path className={styles.inside} d={barsOf(inside, 1)} />
        <line
          className={styles.at}
          x1={place(at)}
          x2={place(at)}
          y1={0}
          y2={2 * HEIGHT}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

/** Bars from the middle upwards or downwards. */
function barsOf(all: number[], way: 1 | -1): string {
  return all
    .map((level, at) => {
      const height = Math.max(0.5, Math.sqrt(level / 255) * HEIGHT); // as loud as it is heard
      return `M${at} ${HEIGHT}h.8v${way * height}h-.8z`;
    })
    .join('');
}
