import { useTranslation } from '@recobro/sdk';
import { TextField, useFormValue } from '@recobro/sdk/ui';
import type { Payment } from '../../api/types';

/** By which number the payer's bank or network knows a payment. One paid by card is known by the card's: nobody may keep it spoken. */
export function ReferenceField() {
  const { t } = useTranslation('portfolios');
  const method = useFormValue<Payment['method']>('method');
  return (
    <TextField
      name="external_ref"
      label={t('payments.reference')}
      help={t('payments.referenceHelp')}
      leftOut={method === 'card' || method === 'debit'}
    />
  );
}
