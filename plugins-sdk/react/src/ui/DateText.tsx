import { makeStyles } from '@fluentui/react-components';
import { type InstantShape, useFormats } from './useFormats';

const useStyles = makeStyles({ instant: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

/** Props of DateText. */
export interface DateTextProps {
  value: string | null | undefined;
  /** `relative` says how far from now and shows the exact instant on hover. */
  shape?: InstantShape;
}

/** An instant or a bare date, as a `time` element in the tenant's zone. */
export function DateText({ value, shape = 'datetime' }: DateTextProps) {
  const styles = useStyles();
  const { instant } = useFormats();
  if (!value) return <span>{instant(value)}</span>;
  const exact = shape === 'relative' ? instant(value, 'long') : undefined;
  return (
    <time dir="auto" dateTime={value} title={exact} className={styles.instant}>
      {instant(value, shape)}
    </time>
  );
}
