import { useTranslation } from '@recobro/sdk';
import { ChoiceField, FormPanel, LongTextField, MoneyField, useFormats, useFormValue } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { Debt, Movement, Room } from '../../api/types';

const KINDS = [
  'adjustment:credit',
  'adjustment:debit',
  'discount:credit',
  'interest:debit',
  'fee:debit',
  'penalty:debit',
] as const;

const COMPONENTS = ['penalty', 'fee', 'interest', 'principal'] as const;

type Kind = 'adjustment' | 'discount' | 'interest' | 'fee' | 'penalty';

const schema = z.object({
  kind: z.enum(KINDS),
  component: z.enum(['', ...COMPONENTS]),
  amount: z.number('amount').check(z.positive('amount')),
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500, 'long 500')),
});

/** Props of AdjustPanel. */
interface AdjustPanelProps {
  open: boolean;
  debtorId: string;
  debt: Debt;
  onClose: () => void;
}

/** Adds a movement to a debt's ledger, with the reason for it. */
export function AdjustPanel({ open, debtorId: id, debt, onClose }: AdjustPanelProps) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const path = { id, debt: debt.id };
  const money = (amount = 0) => amountOrZero(amount, { currency: debt.currency, exact: true });
  const adjust = useWrite('POST', '/api/v1/deudores/{id}/debts/{debt}/movements', {
    quiet: true,
    changes: ['/api/v1/carteras'],
    says: (_, { body }) => t('debtors.adjusted', { amount: money(body.amount) }),
  });
  const ask = useWrite('POST', '/api/v1/deudores/{id}/adjustments', {
    quiet: true,
    says: (_, { body }) => t('authority.asked', { amount: money(body.amount) }),
  });
  const room = useRead('/api/v1/deudores/{id}/debts/{debt}/authority', { path }, { enabled: open }).data;
  const helpOf = ({ left, days }: Room) => t('authority.room', { amount: money(left), count: days });
  const submit = async ({ kind, component, amount, note }: z.infer<typeof schema>) => {
    const [type, direction] = kind.split(':') as [Kind, Movement['direction']];
    const part = component && direction === 'credit' && { component };
    const change = { type, direction, amount, note, currency: debt.currency, ...part };
    const beyond = room?.limited && amount > room.left;
    if (beyond) await ask.mutateAsync({ path: { id }, body: { debt_id: debt.id, ...change } });
    else await adjust.mutateAsync({ path, body: change });
    onClose();
  };
  return (
    <FormPanel
      open={open}
      title={t('debtors.adjust')}
      schema={schema}
      values={{ kind: 'adjustment:credit', component: '', amount: undefined, note: '' }}
      onSubmit={submit}
      submitLabel={t('debtors.adjustDo')}
      onClose={onClose}
    >
      <ChoiceField
        name="kind"
        label={t('ledger.type')}
        options={KINDS.map((value) => ({ value, label: t(`adjust.${value.replace(':', '_')}`) }))}
      />
      <WhatItWaives debt={debt} />
      <MoneyField
        name="amount"
        label={t('debtors.amount')}
        {...(room?.limited && { help: helpOf(room) })}
        currency={debt.currency}
        required
      />
      <LongTextField name="note" label={t('debtors.reason')} help={t('debtors.reasonHelp')} required />
    </FormPanel>
  );
}

/** Which part of the debt is given up, where it is made of several. */
function WhatItWaives({ debt }: { debt: Debt }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const kind = useFormValue<string>('kind');
  const extra = debt.owed_interest + debt.owed_fee + debt.owed_penalty;
  const owed = {
    penalty: debt.owed_penalty,
    fee: debt.owed_fee,
    interest: debt.owed_interest,
    principal: debt.balance - extra,
  };
  if (extra === 0 || !kind.endsWith(':credit')) return null;
  return (
    <ChoiceField
      name="component"
      label={t('adjust.component')}
      none={t('adjust.inOrder')}
      options={COMPONENTS.filter((one) => owed[one] > 0).map((value) => ({
        value,
        label: `${t(`component.${value}`)} · ${amountOrZero(owed[value], { currency: debt.currency, exact: true })}`,
      }))}
    />
  );
}
