import { CallRegular } from '@fluentui/react-icons';
import { dayIn, daysOf, useContextOf, useSession, useTranslation } from '@recobro/sdk';
import { EntityList, TwoLines, useFormats, useListParams } from '@recobro/sdk/ui';
import { useList } from '../api/client';
import { Other } from './Other';
import { useCallColumns } from './useCallColumns';
import { CALL_LIST, useCallFilters } from './useCallFilters';

/** Every call one may see, the latest first: those that go on, and what came of the others. */
export function CallsPage() {
  const { t } = useTranslation('calls');
  const { instant } = useFormats();
  const params = useListParams(CALL_LIST);
  const filters = useCallFilters(params);
  const columns = useCallColumns();
  const [portfolioId] = useContextOf('portfolios');
  const zone = useSession().me.tenant.timezone;
  const { status, direction, mode, session, user, on } = params.filters;
  const query = useList('/api/v1/llamadas', {
    query: {
      page: params.page,
      pageSize: params.pageSize,
      sort: params.sort,
      status,
      direction,
      mode,
      session_id: session,
      user_id: user,
      portfolio_id: portfolioId ? [portfolioId] : [],
      ...(on[0] && daysOf(on[0], dayIn(Date.now(), zone))),
    },
  });
  return (
    <EntityList
      id="calls"
      title={t('calls.title')}
      query={query}
      params={params}
      filters={filters}
      columns={columns}
      rowName={(row) => `${t(`direction.${row.direction}`)} · ${instant(row.created_at, 'datetime')}`}
      href={(row) => `/calls/${row.id}`}
      none={{ icon: <CallRegular />, title: t('calls.none'), reason: t('calls.noneReason') }}
      compact={(row) => (
        <TwoLines name={<Other call={row} plain />} aside={instant(row.created_at, 'relative')}>
          {[t(`direction.${row.direction}`), t(`status.${row.status}`)].join(' · ')}
        </TwoLines>
      )}
    />
  );
}
