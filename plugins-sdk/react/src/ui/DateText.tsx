import { makeStyles, Tooltip } from '@fluentui/react-components';
import { type InstantShape, useFormats } from './useFormats';

const useStyles = makeStyles({ instant: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

/** Props of DateText. */
export interface DateTextProps {
  value: string | null | undefined;
  /** `relative` says how far from now and tells the exact instant on hover. */
  shape?: InstantShape;
}

/** An instant or a bare date, as a `time` element in the tenant's zone. */
export function DateText({ value, shape = 'datetime' }: DateTextProps) {
  const styles = useStyles();
  const { instant } = useFormats();
  if (!value) return <span>{instant(value)}</span>;
  const time = (
    <time dateTime={value} className={styles.instant}>
      {instant(value, shape)}
    </time>
  );
  if (shape !== 'relative') return time;
  return (
    <Tooltip content={instant(value, 'long')} relationship="description">
      {time}
    </Tooltip>
  );
}
