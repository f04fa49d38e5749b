import { Text } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  DateField,
  DropZone,
  FormPanel,
  LongTextField,
  MoneyField,
  Notice,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useProve, useReport } from '../../api/reports';
import type { Debtor, Payment } from '../../api/types';
import { ReferenceField } from '../payments/ReferenceField';
import { METHODS } from '../payments/status';

const schema = z.object({
  amount: z.number('amount').check(z.positive('amount')),
  method: z.enum(METHODS),
  paid_on: z.string(),
  external_ref: z.string().check(z.trim(), z.maxLength(120, 'long 120')),
  note: z.string().check(z.trim(), z.maxLength(500, 'long 500')),
});

/** What a proof may be; the server judges it by its content. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf';

/** Props of ReportPanel. */
interface ReportPanelProps {
  debtor: Pick<Debtor, 'id' | 'currency'>;
  onClose: () => void;
}

/** Asks what was paid, when and how, with a proof where there is one. Nothing is posted before it has been verified. */
export function ReportPanel({ debtor, onClose }: ReportPanelProps) {
  const { t } = useTranslation('portfolios');
  const report = useReport();
  const prove = useProve();
  const [proof, setProof] = useState<File>();
  const [told, setTold] = useState<Payment>();
  const [refusal, setRefusal] = useState<string>();
  const submit = async (values: z.infer<typeof schema>) => {
    // A payment that was told of stays told of when its proof does not arrive: the second try sends the proof alone.
    const body = { ...values, debtor_id: debtor.id, currency: debtor.currency };
    const payment = told ?? (await report.mutateAsync({ body }));
    setTold(payment);
    try {
      if (proof) await prove(payment.id, proof);
      onClose();
      return true;
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('reports.proofFailed'));
      return false; // the proof may be sent again
    }
  };
  return (
    <FormPanel
      open
      title={t('reports.report')}
      schema={schema}
      values={{ amount: undefined, method: 'transfer', paid_on: '', external_ref: '', note: '' }}
      onSubmit={submit}
      submitLabel={t(told ? 'reports.sendProof' : 'reports.report')}
      onClose={onClose}
    >
      <MoneyField name="amount" label={t('payments.amount')} currency={debtor.currency} required />
      <ChoiceField name="method" label={t('payments.method')} options={choicesOf(t, 'method', METHODS)} />
      <DateField name="paid_on" label={t('payments.paidOn')} help={t('reports.paidOnHelp')} />
      <ReferenceField />
      <LongTextField name="note" label={t('payments.note')} />
      {refusal && (
        <Notice intent="error" layout="multiline">
          {refusal}
        </Notice>
      )}
      <DropZone
        title={t('reports.dropProof')}
        help={t('reports.proofHelp')}
        choose={t('imports.choose')}
        accept={ACCEPTED}
        onFile={setProof}
      />
      {proof && <Text>{t('reports.chosen', { name: proof.name })}</Text>}
    </FormPanel>
  );
}
