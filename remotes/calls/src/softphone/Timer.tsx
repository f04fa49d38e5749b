import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

const useStyles = makeStyles({
  time: { fontVariantNumeric: 'tabular-nums' },
  over: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Props of Timer. */
interface TimerProps {
  since: string;
  /** How long it may last, in seconds; none, or 0, is for ever. */
  most?: number;
  /** Said once it has lasted longer. */
  over?: string;
}

/** The time since a moment, second by second: 3:07. */
export function Timer({ since, most = 0, over }: TimerProps) {
  const styles = useStyles();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(beat);
  }, []);
  const ms = now - Date.parse(since);
  const late = most > 0 && ms > most * 1_000;
  return (
    <span className={late ? styles.over : styles.time}>
      <bdi dir="ltr">{lengthOf(ms)}</bdi>
      {late && <span role="alert"> {over}</span>}
    </span>
  );
}

/** A length as a clock shows it: 3:07, 1:02:09. */
export function lengthOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
