import { Button } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import type { Payment } from '../../api/types';

const MailPanel = lazy(() => import('./MailPanel').then((code) => ({ default: code.MailPanel })));

/** Has the receipt of a payment mailed to its debtor. */
export function MailReceipt({ payment }: { payment: Pick<Payment, 'id' | 'receipt'> }) {
  const { t } = useTranslation('portfolios');
  const [open, setOpen] = useState(false);
  if (payment.receipt === '') return null;
  return (
    <>
      <Button icon={<MailRegular />} onClick={() => setOpen(true)}>
        {t('payments.mail.do')}
      </Button>
      {open && (
        <Suspense>
          <MailPanel payment={payment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
