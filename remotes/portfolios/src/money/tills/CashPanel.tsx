import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, MoneyField, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import type { Till } from '../../api/types';

const KINDS = ['cash_out', 'cash_in'] as const;

const schema = z.object({
  kind: z.enum(KINDS),
  amount: z.number('amount').check(z.positive('amount')),
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
});

/** Puts cash into one's till or takes some out, with the reason. */
export function CashPanel({
  open,
  till,
  currency,
  onClose,
}: {
  open: boolean;
  till: Till;
  currency: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('portfolios');
  const move = useWrite('POST', '/api/v1/tills/{id}/entries', { quiet: true, says: () => t('tills.moved') });
  return (
    <FormPanel
      open={open}
      title={t('tills.move')}
      schema={schema}
      values={{ kind: 'cash_out', amount: undefined, note: '' }}
      onSubmit={async (values) => {
        await move.mutateAsync({ path: { id: till.id }, body: { ...values, currency } });
        onClose();
      }}
      submitLabel={t('tills.moveDo')}
      onClose={onClose}
    >
      <ChoiceField name="kind" label={t('tills.what')} options={choicesOf(t, 'entry', KINDS)} />
      <MoneyField name="amount" label={t('payments.amount')} currency={currency} required />
      <TextField name="note" label={t('payments.reason')} required />
    </FormPanel>
  );
}
