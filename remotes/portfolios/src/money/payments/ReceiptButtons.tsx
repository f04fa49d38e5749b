import { Button } from '@fluentui/react-components';
import { DocumentPdfRegular, ReceiptRegular } from '@fluentui/react-icons';
import { useOpenFile, useTranslation } from '@recobro/sdk';
import type { Payment } from '../../api/types';

/** Shows a payment's receipt: on a sheet, or on the roll of a receipt printer. */
export function ReceiptButtons({ payment, first = false }: { payment: Payment; first?: boolean }) {
  const { t } = useTranslation('portfolios');
  const open = useOpenFile();
  const show = (size: 'a4' | '80mm') =>
    open.mutate({
      path: `/api/v1/payments/${payment.id}/receipt`,
      query: { size },
      name: `${payment.receipt}.pdf`,
    });
  if (payment.receipt === '') return null;
  return (
    <>
      <Button
        icon={<ReceiptRegular />}
        appearance={first ? 'primary' : 'secondary'}
        autoFocus={first}
        disabledFocusable={open.isPending}
        onClick={() => show('80mm')}
      >
        {t('payments.roll')}
      </Button>
      <Button icon={<DocumentPdfRegular />} disabledFocusable={open.isPending} onClick={() => show('a4')}>
        {t('payments.sheet')}
      </Button>
    </>
  );
}
