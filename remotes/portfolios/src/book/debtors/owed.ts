import { type Money, useFormats } from '@recobro/sdk/ui';
import { useCallback } from 'react';
import type { Debtor } from '../../api/types';

/** What of a debtor tells what is owed. */
export type Owing = Pick<Debtor, 'balance' | 'currency' | 'other_balances'>;

/** What is owed, a sum for each currency: the portfolio's first, unless only others are owed. */
export function owedBy({ balance, currency, other_balances: others }: Owing): [Money, ...Money[]] {
  const rest = others.map((other) => ({ minor: other.balance, currency: other.currency }));
  const [first, ...more] = balance === 0 ? rest : [{ minor: balance, currency }, ...rest];
  return first ? [first, ...more] : [{ minor: balance, currency }];
}

/** Whether anything is owed, in whichever currency. */
export const owes = (debtor: Owing): boolean => owedBy(debtor)[0].minor > 0;

/** Writes what is owed, one currency behind the other. */
export function useOwedText(): (debtor: Owing, options?: { exact?: boolean }) => string {
  const { amountOrZero } = useFormats();
  return useCallback(
    (debtor, options) =>
      owedBy(debtor)
        .map(({ minor, currency }) => amountOrZero(minor, { currency, ...options }))
        .join(' · '),
    [amountOrZero],
  );
}
