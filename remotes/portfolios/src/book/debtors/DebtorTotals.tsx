import { makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import type { DebtorListQuery } from '../../api/types';

const useStyles = makeStyles({
  sums: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    alignContent: 'center',
    minHeight: '20px', // kept while they are unknown
    '@container (max-width: 639px)': { minHeight: '32px' }, // two lines: several currencies need them on a phone
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** What the debtors of the list come to, by currency: of all that the filters leave, not of the page. */
export function DebtorTotals({ asked }: { asked: DebtorListQuery }) {
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
    <div className={styles.sums}>
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
