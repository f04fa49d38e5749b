import { useTranslation } from '@recobro/sdk';
import { ChoiceField, Notice, useFormats } from '@recobro/sdk/ui';
import type { useRefundTills } from './useRefundTills';

/** Out of which till a refund is paid, where the payment's own gives nothing any more. */
export function RefundTill({ from }: { from: ReturnType<typeof useRefundTills> }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  if (from.open.length === 0) {
    return from.needed ? (
      <Notice intent="warning" layout="multiline">
        {t('payments.noTill')}
      </Notice>
    ) : null;
  }
  const choices = from.open.map(({ till, point, cashier, cash, currency }) => ({
    value: till,
    label: t('payments.tillIs', { point, cashier, cash: amountOrZero(cash, { currency }) }),
  }));
  return (
    <ChoiceField
      name="till_id"
      label={t('payments.fromTill')}
      help={t(from.needed ? 'payments.fromTillHelp' : 'payments.fromTillMay')}
      options={choices}
      none={t(from.needed ? 'payments.chooseTill' : 'payments.withoutTill')}
      required={from.needed}
    />
  );
}
