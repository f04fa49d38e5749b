import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type MoneyOptions, useFormats } from './useFormats';

const useStyles = makeStyles({
  figure: {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
  },
});

/** Props of Amount. */
export interface AmountProps extends MoneyOptions {
  /** Minor units. */
  minor: number | null | undefined;
  /** Zero reads as not specified. */
  zeroIsAbsent?: boolean;
  className?: string;
}

/** An amount of money in tabular figures that never break or mirror. */
export function Amount({ minor, zeroIsAbsent, className, ...options }: AmountProps) {
  const styles = useStyles();
  const { amount, amountOrZero } = useFormats();
  return (
    <span dir="ltr" className={mergeClasses(styles.figure, className)}>
      {(zeroIsAbsent ? amount : amountOrZero)(minor, options)}
    </span>
  );
}
