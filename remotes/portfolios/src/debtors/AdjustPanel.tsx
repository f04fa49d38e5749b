import { useToasts, useTranslation } from '@recobro/sdk';
import { ChoiceField, Form, LongTextField, MoneyField, SidePanel, useFormats } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useAskAdjustment, useRoom } from '../api/authorityQueries';
import { useAdjust } from '../api/debtorMutations';
import type { Debt, Movement, Room } from '../api/types';

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
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500, 'long 500')),
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
  const ask = useAskAdjustment(debtorId);
  const room = useRoom(debtorId, debt.id, open).data;
  const helpOf = ({ left, days }: Room) =>
    t('authority.room', {
      amount: amountOrZero(left, { currency: debt.currency, exact: true }),
      count: days,
    });
  const submit = async ({ kind, amount, note }: z.infer<typeof schema>) => {
    const [type, direction] = kind.split(':') as [Movement['type'], Movement['direction']];
    const change = { type, direction, amount, note, currency: debt.currency };
    const beyond = room?.limited && amount > room.left;
    if (beyond) await ask.mutateAsync({ debt_id: debt.id, ...change });
    else await adjust.mutateAsync(change);
    const told = amountOrZero(amount, { currency: debt.currency, exact: true });
    toasts.success(t(beyond ? 'authority.asked' : 'debtors.adjusted', { amount: told }));
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
        <MoneyField
          name="amount"
          label={t('debtors.amount')}
          {...(room?.limited && { help: helpOf(room) })}
          currency={debt.currency}
          required
        />
        <LongTextField name="note" label={t('debtors.reason')} help={t('debtors.reasonHelp')} required />
      </Form>
    </SidePanel>
  );
}
