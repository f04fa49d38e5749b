import { useTranslation } from '@recobro/sdk';
import { ChoiceField, ErrorState, Form, Notice, SidePanel, Skeletons } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { Payment } from '../../api/types';

const schema = z.object({ email: z.string().check(z.minLength(1, 'required')) });

interface Props {
  payment: Pick<Payment, 'id' | 'receipt'>;
  onClose: () => void;
}

/** Chooses to which of the debtor's addresses a receipt is mailed. */
export function MailPanel({ payment, onClose }: Props) {
  const { t } = useTranslation('portfolios');
  const ways = useRead('/api/v1/payments/{id}/mail', { path: { id: payment.id } });
  return (
    <SidePanel open title={t('payments.mail.do')} onClose={onClose}>
      {ways.error ? (
        <ErrorState error={ways.error} onRetry={() => void ways.refetch()} />
      ) : ways.data ? (
        <MailForm payment={payment} {...ways.data} onClose={onClose} />
      ) : (
        <Skeletons rows={3} when />
      )}
    </SidePanel>
  );
}

function MailForm({ payment, emails, server, onClose }: Props & { emails: string[]; server: boolean }) {
  const { t } = useTranslation('portfolios');
  const mail = useWrite('POST', '/api/v1/payments/{id}/mail', {
    quiet: true,
    says: () => t('payments.mail.queued', { receipt: payment.receipt }),
  });
  if (!server) return <Notice intent="warning">{t('payments.mail.noServer')}</Notice>;
  if (emails.length === 0) return <Notice intent="warning">{t('payments.mail.noEmail')}</Notice>;
  return (
    <Form
      schema={schema}
      values={{ email: emails[0] ?? '' }}
      onSubmit={async (body) => {
        await mail.mutateAsync({ path: { id: payment.id }, body });
        onClose();
      }}
      submitLabel={t('payments.mail.send')}
      onCancel={onClose}
    >
      <ChoiceField
        name="email"
        label={t('payments.mail.to')}
        options={emails.map((email) => ({ value: email, label: email }))}
      />
    </Form>
  );
}
