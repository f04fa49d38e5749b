import { useTranslation } from '@recobro/sdk';
import { Amount, DateText, type Fact, Facts } from '@recobro/sdk/ui';
import type { Debt } from '../../api/types';

/** What the creditor sent of a debt beside its balance: what it is made of, the last payment, notes, further columns. */
export function DebtFacts({ debt }: { debt: Debt }) {
  const { t } = useTranslation('portfolios');
  const amounts = ['principal', 'interest', 'fees', 'penalties', 'last_payment'] as const;
  const facts: Fact[] = amounts
    .filter((part) => debt[part])
    .map((part) => ({
      name: t(`imports.field.${part}`),
      value: <Amount minor={debt[part]} currency={debt.currency} exact />,
    }));
  if (debt.last_payment_on) {
    const value = <DateText value={debt.last_payment_on} shape="date" />;
    facts.push({ name: t('imports.field.last_payment_on'), value });
  }
  if (debt.notes) facts.push({ name: t('imports.field.notes'), value: debt.notes });
  for (const { name, value } of debt.extra ?? []) facts.push({ name, value: <bdi>{value}</bdi> });
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}
