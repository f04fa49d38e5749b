import { Button } from '@fluentui/react-components';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField, Notice, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type PaymentUndo, useUndoPayment } from '../../api/money';
import type { Payment } from '../../api/types';
import { RefundTill } from './RefundTill';
import { useRefundTills } from './useRefundTills';

const WAYS = ['reverse', 'refund', 'charge-back'] as const satisfies PaymentUndo[];

const reason = z.string().check(z.trim(), z.minLength(3, 'required'), z.maxLength(500, 'long 500'));

/** A till has to be chosen where the money cannot go back the way it came. */
const schemaOf = (tillNeeded: boolean) =>
  z.object({ reason, till_id: tillNeeded ? z.string().check(z.minLength(1, 'required')) : z.string() });

/** Takes a payment back, with the reason: whoever took it leaves that to somebody else. */
export function UndoButtons({ payment }: { payment: Payment }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const can = useCan();
  const { me } = useSession();
  const [way, setWay] = useState<PaymentUndo>();
  const undo = useUndoPayment();
  const refunding = way === 'refund';
  const from = useRefundTills(payment, refunding);
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
        open={way !== undefined && from.ready}
        title={t(`payments.undo.${way ?? 'reverse'}`)}
        schema={schemaOf(refunding && from.needed && from.open.length > 0)}
        values={{ reason: '', till_id: '' }}
        onSubmit={async ({ reason, till_id }) => {
          const path = { id: payment.id };
          if (refunding) await undo.refund.mutateAsync({ path, body: { reason, till_id } });
          else await undo[way ?? 'reverse'].mutateAsync({ path, body: { reason } });
          setWay(undefined);
        }}
        submitLabel={t(`payments.undo.${way ?? 'reverse'}`)}
        onClose={() => setWay(undefined)}
      >
        <Notice intent="warning" layout="multiline">
          {t(`payments.undoing.${way ?? 'reverse'}`, { amount, receipt: payment.receipt })}
        </Notice>
        {refunding && <RefundTill from={from} />}
        <LongTextField name="reason" label={t('payments.reason')} required />
      </FormPanel>
    </>
  );
}
