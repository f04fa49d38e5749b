import { useToasts, useTranslation } from '@recobro/sdk';
import { ChoiceField, Form, LongTextField, MoneyField, SidePanel, useFormats } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useAdjust } from '../api/debtorMutations';
import type { Debt, Movement } from '../api/types';

const KINDS = [
  'adjustment:credit',
  'adjustment:debit',
  'discount:credit',
  'interest:debit',
  'fee:debit',
  'chargeback:debit',
] as const;

const schema = z.object({
  kind: z.enum(KINDS),
  amount: z.number('amount').check(z.positive('amount')),
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500, 'long')),
});

/** Adds a movement to a debt's ledger, with the reason for it. */
export function AdjustPanel({
  open,
  debtorId,
  debt,
  onClose,
}: {
  open: boolean;
  debtorId: string;
  debt: Debt;
  onClose: () => void;
}) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const toasts = useToasts();
  const adjust = useAdjust(debtorId, debt.id);
  const submit = async ({ kind, amount, note }: z.infer<typeof schema>) => {
    const [type, direction] = kind.split(':') as [Movement['type'], Movement['direction']];
    await adjust.mutateAsync({ type, direction, amount, note, currency: debt.currency });
    toasts.success(
      t('debtors.adjusted', { amount: amountOrZero(amount, { currency: debt.currency, exact: true }) }),
    );
    onClose();
  };
  return (
    <SidePanel open={open} title={t('debtors.adjust')} onClose={onClose}>
      <Form
        schema={schema}
        values={{ kind: 'adjustment:credit', amount: undefined, note: '' }}
        onSubmit={submit}
        submitLabel={t('debtors.adjustDo')}
        onCancel={onClose}
      >
        <ChoiceField
          name="kind"
          label={t('ledger.type')}
          options={KINDS.map((value) => ({ value, label: t(`adjust.${value.replace(':', '_')}`) }))}
        />
        <MoneyField name="amount" label={t('debtors.amount')} currency={debt.currency} required />
        <LongTextField name="note" label={t('debtors.reason')} help={t('debtors.reasonHelp')} required />
      </Form>
    </SidePanel>
  );
}
