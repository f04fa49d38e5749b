import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import { Amount } from './Amount';
import { useFormats } from './useFormats';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  end: { alignItems: 'flex-end' },
  between: { color: tokens.colorNeutralForeground3, marginInline: tokens.spacingHorizontalXS },
});

/** A sum in one currency. */
export interface Money {
  /** Minor units. */
  minor: number;
  currency: string;
}

/** Props of Amounts. */
export interface AmountsProps {
  amounts: Money[];
  /** In a column of figures. */
  align?: 'end';
  /** On one line, as in a row of a table. */
  inline?: boolean;
}

/** Sums of several currencies, a line for each, the tenant's own first; none is zero of the own. */
export function Amounts({ amounts, align, inline }: AmountsProps) {
  const styles = useStyles();
  const ordered = useInOrder(amounts);
  if (inline) {
    return (
      <span>
        {ordered.map((each, at) => (
          <Fragment key={each.currency}>
            {at > 0 && <span className={styles.between}>{'·'}</span>}
            <Amount {...each} />
          </Fragment>
        ))}
      </span>
    );
  }
  return (
    <span className={mergeClasses(styles.lines, align === 'end' && styles.end)}>
      {ordered.map((each) => (
        <Amount key={each.currency} {...each} />
      ))}
    </span>
  );
}

/** The lines that sums are written on. */
export function useInOrder(amounts: Money[]): Money[] {
  const { currency: home } = useFormats();
  if (amounts.length === 0) return [{ minor: 0, currency: home }];
  const place = ({ currency }: Money) => `${currency === home ? 0 : 1}${currency}`;
  return [...amounts].sort((a, b) => place(a).localeCompare(place(b)));
}
