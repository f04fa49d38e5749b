import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, DateText, ErrorState, hairlineUnder, Skeletons, useNarrow } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import type { Debt } from '../../api/types';
import { MovementWords } from './MovementWords';
import { WaitingAdjustments } from './WaitingAdjustments';

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: tokens.spacingVerticalSNudge,
    paddingInlineEnd: tokens.spacingHorizontalM,
    ...hairlineUnder,
  },
  head: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
  words: { overflowWrap: 'anywhere' },
  end: { textAlign: 'end', paddingInlineEnd: 0 },
  adjust: { marginBlockStart: tokens.spacingVerticalM },
  total: { fontWeight: tokens.fontWeightSemibold },
});

/** Props of Ledger. */
interface LedgerProps {
  debtorId: string;
  debt: Debt;
  onAdjust: (() => void) | undefined;
}

/** The movements of a debt, to the cent, and the balance they make up. */
export function Ledger({ debtorId, debt, onAdjust }: LedgerProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const narrow = useNarrow();
  const movements = useRead('/api/v1/deudores/{id}/debts/{debt}/movements', {
    path: { id: debtorId, debt: debt.id },
    query: { pageSize: 100 },
  });
  if (movements.error && !movements.data)
    return <ErrorState error={movements.error} onRetry={() => void movements.refetch()} />;
  if (movements.isPending) return <Skeletons rows={2} when />;
  const cell = (...extra: string[]) => mergeClasses(styles.cell, ...extra);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('debtors.ledger')}>
        <table className={styles.table} aria-label={t('debtors.ledger')}>
          <thead>
            <tr>
              {!narrow && (
                <th scope="col" className={cell(styles.head)}>
                  {t('ledger.at')}
                </th>
              )}
              <th scope="col" className={cell(styles.head)}>
                {t('ledger.type')}
              </th>
              <th scope="col" className={cell(styles.head, styles.end)}>
                {t('ledger.amount', { currency: debt.currency })}
              </th>
            </tr>
          </thead>
          <tbody>
            {movements.data.map((movement) => (
              <tr key={movement.id}>
                {!narrow && (
                  <td className={cell()}>
                    <DateText value={movement.at} shape="date" />
                  </td>
                )}
                <td className={cell(styles.words)}>
                  <MovementWords movement={movement} dated={narrow} />
                </td>
                <td className={cell(styles.end)}>
                  <Amount
                    minor={movement.direction === 'credit' ? -movement.amount : movement.amount}
                    currency={movement.currency}
                    exact
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={narrow ? 1 : 2} className={cell(styles.total)}>
                {t('fields.balance')}
              </th>
              <td className={cell(styles.end, styles.total)}>
                <Amount minor={debt.balance} currency={debt.currency} exact />
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
      <WaitingAdjustments debtorId={debtorId} debt={debt} />
      {onAdjust && (
        <Button size="small" className={styles.adjust} onClick={onAdjust}>
          {t('debtors.adjust')}
        </Button>
      )}
    </>
  );
}
