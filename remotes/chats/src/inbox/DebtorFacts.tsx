import { useTranslation } from '@recobro/sdk';
import { Amount, Facts, useFormats } from '@recobro/sdk/ui';
import type { Debtor } from '../api/types';

/** What one has to know of a debtor to answer them. */
export function DebtorFacts({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('chats');
  const { count } = useFormats();
  const { balance, currency, dpd, promises_open, debts_count, phone, national_id } = debtor;
  const facts = [
    { name: t('side.balance'), value: <Amount minor={balance} currency={currency} exact /> },
    { name: t('side.status'), value: t(`debtor.${debtor.status}`) },
    { name: t('side.late'), value: dpd > 0 ? t('side.days', { count: dpd, days: count(dpd) }) : '' },
    { name: t('side.debts'), value: count(debts_count) },
    { name: t('side.promises'), value: promises_open > 0 ? count(promises_open) : '' },
    { name: t('side.phone'), value: phone && <bdi dir="ltr">{phone}</bdi> },
    { name: t('side.document'), value: national_id && <bdi dir="ltr">{national_id}</bdi> },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== '')} />;
}
