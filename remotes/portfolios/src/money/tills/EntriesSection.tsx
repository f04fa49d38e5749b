import { useTranslation } from '@recobro/sdk';
import {
  Amount,
  type Column,
  DataTable,
  DateText,
  EmptyState,
  Pagination,
  rowsOf,
  Section,
  TwoLines,
  useFormats,
} from '@recobro/sdk/ui';
import { useMemo, useState } from 'react';
import { useList } from '../../api/client';
import type { TillEntry } from '../../api/types';

/** What came into a till and went out of it. */
export function EntriesSection({ tillId }: { tillId: string }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const [page, setPage] = useState(1);
  const query = useList('/api/v1/tills/{id}/entries', {
    path: { id: tillId },
    query: { page, pageSize: 25 },
  });
  const columns = useEntryColumns();
  const meta = query.data?.meta;
  return (
    <Section title={t('tills.entries')} flush>
      <DataTable
        id="till-entries"
        label={t('tills.entries')}
        columns={columns}
        {...rowsOf(query)}
        rowId={(entry) => entry.id}
        rowName={(entry) => t(`entry.${entry.kind}`)}
        href={(entry) => (entry.payment_id ? `/payments/${entry.payment_id}` : '')}
        expected={4}
        fixedColumns
        empty={<EmptyState title={t('tills.noEntries')} />}
        compact={(entry) => (
          <TwoLines
            name={t(`entry.${entry.kind}`)}
            aside={amountOrZero(entry.amount, { currency: entry.currency, exact: true })}
          >
            {[t(`method.${entry.method}`), entry.note].filter(Boolean).join(' · ')}
          </TwoLines>
        )}
      />
      {meta && meta.total > meta.pageSize && <Pagination {...meta} onPage={setPage} />}
    </Section>
  );
}

function useEntryColumns(): Column<TillEntry>[] {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('tills.what'),
        cell: (row) => t(`entry.${row.kind}`),
        primary: true,
        width: 160,
      },
      { id: 'method', header: t('payments.method'), cell: (row) => t(`method.${row.method}`), width: 140 },
      { id: 'note', header: t('payments.note'), cell: (row) => row.note, width: 220 },
      {
        id: 'amount',
        header: t('payments.amount'),
        cell: (row) => <Amount minor={row.amount} currency={row.currency} exact />,
        fits: (row) => amountOrZero(row.amount, { currency: row.currency, exact: true }),
        align: 'end',
        width: 150,
      },
      {
        id: 'at',
        header: t('ledger.at'),
        cell: (row) => <DateText value={row.created_at} shape="datetime" />,
        width: 170,
      },
    ],
    [t, amountOrZero],
  );
}
