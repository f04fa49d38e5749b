import { useTranslation } from '@recobro/sdk';
import { Amount, type Column, DateText, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { Portfolio } from '../../api/types';
import { portfolioTone } from './status';

/** The columns of the list of portfolios. */
export function usePortfolioColumns(): Column<Portfolio>[] {
  const { t } = useTranslation('portfolios');
  const { count, text, amountOrZero } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('fields.portfolio'),
        cell: (row) => row.name,
        sort: 'name',
        primary: true,
        width: 260,
      },
      { id: 'code', header: t('fields.code'), cell: (row) => row.code, width: 120, hidden: true },
      {
        id: 'creditor',
        header: t('fields.creditor'),
        cell: (row) => text(row.creditor_name),
        width: 180,
      },
      { id: 'stage', header: t('fields.stage'), cell: (row) => t(`stage.${row.stage}`), width: 120 },
      {
        id: 'type',
        header: t('fields.type'),
        cell: (row) => t(`portfolioType.${row.type}`),
        width: 120,
        hidden: true,
      },
      {
        id: 'debtors',
        header: t('fields.debtors'),
        cell: (row) => count(row.debtors_count),
        sort: 'debtors_count',
        align: 'end',
        width: 110,
      },
      {
        id: 'debts',
        header: t('fields.debts'),
        cell: (row) => count(row.debts_count),
        align: 'end',
        width: 100,
        hidden: true,
      },
      {
        id: 'balance',
        header: t('fields.balance'),
        cell: (row) => <Amount minor={row.balance} currency={row.currency} />,
        fits: (row) => amountOrZero(row.balance, { currency: row.currency }),
        sort: 'balance',
        align: 'end',
        width: 160,
      },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={portfolioTone[row.status]}>{t(`portfolioStatus.${row.status}`)}</StatusBadge>
        ),
        width: 130,
      },
      {
        id: 'created',
        header: t('fields.created'),
        cell: (row) => <DateText value={row.created_at} shape="date" />,
        sort: 'created_at',
        width: 120,
      },
    ],
    [t, count, text, amountOrZero],
  );
}
