import { makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { CSSProperties } from 'react';
import { useRead } from '../../api/client';
import type { DebtorListQuery } from '../../api/types';

const useStyles = makeStyles({
  sums: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    alignContent: 'center',
    // Kept while they are unknown: two lines beside a title. On a phone a line holds two sums, or one and the word after them.
    minHeight: '32px',
    '@container (max-width: 639px)': { minHeight: 'calc(4px + 16px * var(--lines))' },
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Props of DebtorTotals. */
interface DebtorTotalsProps {
  asked: DebtorListQuery;
  /** In how many currencies these debtors may owe. */
  currencies: number;
}

/** What the debtors of the list come to, by currency: of all that the filters leave, not of the page. */
export function DebtorTotals({ asked, currencies }: DebtorTotalsProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero, count } = useFormats();
  const { page: _page, pageSize: _size, sort: _sort, cursor: _cursor, ...filter } = asked;
  const read = useRead('/api/v1/deudores/totals', { query: filter }, { staleTime: 30_000 });
  const { owed = [], exact = true, debtors = 0 } = read.data ?? {};
  const sums = owed.map(({ currency, balance }) => amountOrZero(balance, { currency }) + (exact ? '' : '+'));
  const words = sums.length > 0 && (
    <Text size={200} dir="auto">
      {t('list.totals', { sums: sums.join(' · ') })}
    </Text>
  );
  return (
    <div className={styles.sums} style={{ '--lines': Math.floor(currencies / 2) + 1 } as CSSProperties}>
      {words && !exact ? (
        <Tooltip
          content={t('list.totalsOf', { count: debtors, shown: count(debtors) })}
          relationship="description"
        >
          {words}
        </Tooltip>
      ) : (
        words
      )}
    </div>
  );
}
