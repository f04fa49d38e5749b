import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, hairlineUnder, plainList, RecordName, Section } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import type { Debtor } from '../../api/types';

const useStyles = makeStyles({
  list: plainList,
  item: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    ...hairlineUnder,
  },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** The debts of others that a debtor answers for; nothing where there are none. */
export function SharedDebts({ debtor }: { debtor: Debtor }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const some = debtor.shared_debts > 0;
  const shared = useRead(
    '/api/v1/deudores/{id}/shared-debts',
    { path: { id: debtor.id } },
    { enabled: some },
  );
  if (!some) return null;
  return (
    <Section title={t('coDebtors.shared')} waiting={shared.isPending} expected={debtor.shared_debts}>
      <ul className={styles.list}>
        {shared.data?.map(({ id, debt, owner_id, role }) => (
          <li key={id} className={styles.item}>
            <span className={styles.words}>
              <RecordName of="portfolios.debt" id={debt.id} />
              <Text size={200} className={styles.quiet}>
                {t(`coDebtorRole.${role}`)} {t('coDebtors.of')}{' '}
                <RecordName of="portfolios.debtor" id={owner_id} />
              </Text>
            </span>
            <Amount minor={debt.balance} currency={debt.currency} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
