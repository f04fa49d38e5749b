import { useTranslation } from '@recobro/sdk';
import { Amount, type Column, DateText, RecordName, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { Payment } from '../../api/types';
import { paymentTone } from './status';

/** The columns of the list of payments. */
export function usePaymentColumns(): Column<Payment>[] {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  return useMemo(
    () => [
      {
        id: 'receipt',
        header: t('payments.receipt'),
        cell: (row) => <bdi>{row.receipt || t('payments.noReceipt')}</bdi>,
        primary: true,
        width: 150,
      },
      {
        id: 'debtor',
        header: t('fields.debtor'),
        cell: (row) => <RecordName of="portfolios.debtor" id={row.debtor_id} plain />,
        width: 250,
      },
      {
        id: 'amount',
        header: t('payments.amount'),
        cell: (row) => <Amount minor={row.amount} currency={row.currency} />,
        fits: (row) => amountOrZero(row.amount, { currency: row.currency }),
        align: 'end',
        width: 130,
      },
      { id: 'method', header: t('payments.method'), cell: (row) => t(`method.${row.method}`), width: 140 },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={paymentTone[row.status]}>{t(`paymentStatus.${row.status}`)}</StatusBadge>
        ),
        width: 160,
      },
      {
        id: 'paid_on',
        header: t('payments.paidOn'),
        cell: (row) => <DateText value={row.paid_on} shape="date" />,
        sort: 'paid_on',
        width: 150,
      },
      {
        id: 'taken_by',
        header: t('payments.takenBy'),
        cell: (row) => (row.taken_by ? <RecordName of="core.user" id={row.taken_by} plain /> : ''),
        width: 170,
      },
    ],
    [t, amountOrZero],
  );
}
