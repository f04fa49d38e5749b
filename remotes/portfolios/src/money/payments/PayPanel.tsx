import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  FormPanel,
  LinkButton,
  MoneyField,
  Notice,
  SidePanel,
  Skeletons,
  TextField,
  useFormats,
  useFormValue,
  useSettled,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useOwnTill, usePay, usePreview } from '../../api/money';
import type { Debtor, Payment } from '../../api/types';
import { type Owing, owedBy, useOwedText } from '../../book/debtors/owed';
import { PartsTable } from './PartsTable';
import { ReceiptButtons } from './ReceiptButtons';
import { ReferenceField } from './ReferenceField';
import { TILL_METHODS } from './status';

const schema = z.object({
  amount: z.number('amount').check(z.positive('amount')),
  currency: z.string(),
  method: z.enum(TILL_METHODS),
  external_ref: z.string().check(z.trim(), z.maxLength(120, 'long 120')),
  note: z.string().check(z.trim(), z.maxLength(500, 'long 500')),
});

const useStyles = makeStyles({
  done: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  preview: { minHeight: '96px' },
});

/** Props of PayPanel. */
interface PayPanelProps {
  open: boolean;
  debtor: Pick<Debtor, 'id' | 'name'> & Owing;
  onClose: () => void;
}

/** Takes a payment of a debtor into one's till: what it would pay is shown before, the receipt after. */
export function PayPanel({ open, debtor, onClose }: PayPanelProps) {
  const { t } = useTranslation('portfolios');
  const [paid, setPaid] = useState<Payment>();
  const { till } = useOwnTill(open);
  const pay = usePay();
  const close = () => {
    setPaid(undefined);
    onClose();
  };
  const title = t('payments.take');
  if (!open) return null;
  if (till === null) return <WithoutTill title={title} onClose={close} />;
  if (paid) return <Paid title={title} payment={paid} onClose={close} />;
  return (
    <FormPanel
      open={till !== undefined}
      title={title}
      schema={schema}
      values={{
        amount: undefined,
        currency: owedBy(debtor)[0].currency,
        method: 'cash',
        external_ref: '',
        note: '',
      }}
      onSubmit={async (values) => {
        setPaid(await pay.mutateAsync({ body: { ...values, debtor_id: debtor.id } }));
      }}
      submitLabel={title}
      onClose={close}
    >
      <PaidAmount debtor={debtor} />
      <ChoiceField
        name="method"
        label={t('payments.method')}
        help={t('payments.methodHelp')}
        options={choicesOf(t, 'method', TILL_METHODS)}
      />
      <ReferenceField />
      <TextField name="note" label={t('payments.note')} />
      <WhatItPays debtor={debtor} />
    </FormPanel>
  );
}

/** The amount, and its currency where the debtor owes in more than one. */
function PaidAmount({ debtor }: Pick<PayPanelProps, 'debtor'>) {
  const { t } = useTranslation('portfolios');
  const owed = useOwedText();
  const currencies = owedBy(debtor).map(({ currency }) => ({ value: currency, label: currency }));
  return (
    <>
      <MoneyField
        name="amount"
        label={t('payments.amount')}
        help={t('debtors.owed', { amount: owed(debtor, { exact: true }) })}
        currency={useFormValue<string>('currency')}
        required
      />
      {currencies.length > 1 && (
        <ChoiceField name="currency" label={t('payments.currency')} options={currencies} />
      )}
    </>
  );
}

/** What the amount would pay, as it is being typed. */
function WhatItPays({ debtor }: Pick<PayPanelProps, 'debtor'>) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const amount = useSettled(useFormValue<number | undefined>('amount'));
  const currency = useFormValue<string>('currency');
  const asked =
    amount && amount > 0 ? { debtor_id: debtor.id, amount, currency, method: 'cash' as const } : undefined;
  const preview = usePreview(asked);
  if (!asked) return <Text className={styles.preview}>{t('payments.previewHint')}</Text>;
  if (preview.error) return <Notice intent="error">{preview.error.message}</Notice>;
  if (!preview.data) return <Skeletons rows={2} when />;
  return (
    <div className={styles.preview} aria-live="polite">
      <PartsTable label={t('payments.preview')} parts={preview.data.parts} currency={currency} />
    </div>
  );
}

function WithoutTill({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  return (
    <SidePanel open title={title} onClose={onClose}>
      <Notice
        intent="warning"
        layout="multiline"
        action={
          <LinkButton to="/tills" appearance="primary">
            {t('tills.open')}
          </LinkButton>
        }
      >
        {t('tills.needed')}
      </Notice>
    </SidePanel>
  );
}

function Paid({ title, payment, onClose }: { title: string; payment: Payment; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const amount = amountOrZero(payment.amount, { currency: payment.currency, exact: true });
  return (
    <SidePanel open title={title} onClose={onClose}>
      <div className={styles.done}>
        <Notice intent="success" title={t('payments.done', { amount })}>
          {t('payments.receiptIs', { receipt: payment.receipt })}
        </Notice>
        <PartsTable label={t('payments.parts')} parts={payment.parts} currency={payment.currency} />
        <div className={styles.buttons}>
          <ReceiptButtons payment={payment} first />
          <Button onClick={onClose}>{t('payments.close')}</Button>
        </div>
      </div>
    </SidePanel>
  );
}
