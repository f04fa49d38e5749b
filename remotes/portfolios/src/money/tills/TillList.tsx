import { LockClosedRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import {
  Amounts,
  type Column,
  DateText,
  EntityList,
  RecordName,
  StatusBadge,
  TwoLines,
  useListParams,
} from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { useList } from '../../api/client';
import type { Till } from '../../api/types';
import { useSpan } from '../payments/spans';
import { sums } from './TillFigures';
import { TILL_LIST, useTillFilters } from './useTillFilters';

/** Everybody's tills, the open ones as they are at this moment. */
export function TillList() {
  const { t } = useTranslation('portfolios');
  const params = useListParams(TILL_LIST);
  const columns = useTillColumns();
  const filters = useTillFilters(params);
  const { opened, ...others } = params.filters;
  const query = useList('/api/v1/tills', {
    query: { page: params.page, pageSize: params.pageSize, sort: params.sort, ...others, ...useSpan(opened) },
  });
  return (
    <EntityList
      id="tills"
      title={t('tills.title')}
      query={query}
      params={params}
      filters={filters}
      columns={columns}
      rowName={(till) => till.id}
      href={(till) => `/tills/${till.id}`}
      none={{ icon: <LockClosedRegular />, title: t('tills.none'), reason: t('tills.noneReason') }}
      compact={(till) => (
        <TwoLines
          name={<RecordName of="core.user" id={till.user_id} plain />}
          aside={<Amounts inline amounts={cash(till)} />}
        >
          {t(`tillStatus.${till.status}`)}
          {' · '}
          <DateText value={till.created_at} shape="datetime" />
        </TwoLines>
      )}
    />
  );
}

/** What is in a till in cash. */
const cash = (till: Till) => sums(till.totals.filter(({ method }) => method === 'cash'));

function useTillColumns(): Column<Till>[] {
  const { t } = useTranslation('portfolios');
  return useMemo(
    () => [
      {
        id: 'user',
        header: t('tills.cashier'),
        cell: (row) => <RecordName of="core.user" id={row.user_id} plain />,
        primary: true,
        width: 200,
      },
      {
        id: 'point',
        header: t('tills.point'),
        cell: (row) => <RecordName of="portfolios.point" id={row.point_id} plain />,
        width: 200,
      },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={row.status === 'open' ? 'success' : 'neutral'}>
            {t(`tillStatus.${row.status}`)}
          </StatusBadge>
        ),
        width: 120,
      },
      {
        id: 'cash',
        header: t('tills.cash'),
        cell: (row) => <Amounts inline amounts={cash(row)} />,
        align: 'end',
        width: 190,
      },
      {
        id: 'difference',
        header: t('tills.difference'),
        cell: (row) => (
          <Amounts
            inline
            amounts={row.counts.map((one) => ({ minor: one.difference, currency: one.currency }))}
          />
        ),
        align: 'end',
        width: 140,
      },
      {
        id: 'opened',
        header: t('tills.openedAt'),
        cell: (row) => <DateText value={row.created_at} shape="datetime" />,
        sort: 'created_at',
        width: 160,
      },
    ],
    [t],
  );
}
