import { Button } from '@fluentui/react-components';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField, Notice, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type PaymentUndo, useUndoPayment } from '../../api/money';
import type { Payment } from '../../api/types';

const WAYS = ['reverse', 'refund', 'charge-back'] as const satisfies PaymentUndo[];

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(3, 'required'), z.maxLength(500, 'long 500')),
});

/** Takes a payment back, with the reason: whoever took it leaves that to somebody else. */
export function UndoButtons({ payment }: { payment: Payment }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const can = useCan();
  const { me } = useSession();
  const [way, setWay] = useState<PaymentUndo>();
  const undo = useUndoPayment();
  const stands = payment.status === 'allocated' || payment.status === 'reconciled';
  if (!stands || payment.taken_by === me.id || !can('portfolios.payments:reverse')) return null;
  const amount = amountOrZero(payment.amount, { currency: payment.currency, exact: true });
  const ways = payment.method === 'cash' ? WAYS.filter((one) => one !== 'charge-back') : WAYS;
  return (
    <>
      {ways.map((one) => (
        <Button key={one} onClick={() => setWay(one)}>
          {t(`payments.undo.${one}`)}
        </Button>
      ))}
      <FormPanel
        open={way !== undefined}
        title={t(`payments.undo.${way ?? 'reverse'}`)}
        schema={schema}
        values={{ reason: '' }}
        onSubmit={async (body) => {
          await undo[way ?? 'reverse'].mutateAsync({ path: { id: payment.id }, body });
          setWay(undefined);
        }}
        submitLabel={t(`payments.undo.${way ?? 'reverse'}`)}
        onClose={() => setWay(undefined)}
      >
        <Notice intent="warning" layout="multiline">
          {t(`payments.undoing.${way ?? 'reverse'}`, { amount, receipt: payment.receipt })}
        </Notice>
        <LongTextField name="reason" label={t('payments.reason')} required />
      </FormPanel>
    </>
  );
}
