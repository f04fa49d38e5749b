import { Button } from '@fluentui/react-components';
import { AddRegular, CallOutboundRegular } from '@fluentui/react-icons';
import { useCan, useContextOf, useNavigate, useTranslation } from '@recobro/sdk';
import {
  type Column,
  choicesOf,
  DateText,
  EntityList,
  RecordName,
  StatusBadge,
  TwoLines,
  useFormats,
  useListParams,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useList } from '../api/client';
import type { Session } from '../api/types';
import { SESSION_MODES, SESSION_STATUSES, sessionTone } from './words';

const SessionPanel = lazy(() => import('./SessionPanel').then((m) => ({ default: m.SessionPanel })));

const SESSION_LIST = {
  sorts: ['-created_at'],
  filters: { status: SESSION_STATUSES, mode: SESSION_MODES },
} as const;

/** The calling sessions, the latest first. */
export function SessionsPage() {
  const { t } = useTranslation('calls');
  const navigate = useNavigate();
  const can = useCan();
  const [making, setMaking] = useState(false);
  const params = useListParams(SESSION_LIST);
  const columns = useSessionColumns();
  const [portfolioId] = useContextOf('portfolios');
  const query = useList('/api/v1/sesiones', {
    query: {
      page: params.page,
      pageSize: params.pageSize,
      sort: params.sort,
      filter: params.text || undefined,
      portfolio_id: portfolioId ? [portfolioId] : [],
      ...params.filters,
    },
  });
  const add = can('calls.sessions:create') && (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setMaking(true)}>
      {t('sessions.add')}
    </Button>
  );
  return (
    <>
      <EntityList
        id="sessions"
        title={t('sessions.title')}
        query={query}
        params={params}
        search={t('sessions.search')}
        pageActions={add}
        filters={[
          params.chip('status', t('sessions.status'), choicesOf(t, 'sessionStatus', SESSION_STATUSES)),
          params.chip('mode', t('sessions.mode'), choicesOf(t, 'mode', SESSION_MODES)),
        ]}
        columns={columns}
        rowName={({ name }) => name}
        href={({ id }) => `/sesiones/${id}`}
        none={{
          icon: <CallOutboundRegular />,
          title: t('sessions.none'),
          reason: t('sessions.noneReason'),
          action: add,
        }}
        compact={(row) => (
          <TwoLines name={row.name} aside={t(`sessionStatus.${row.status}`)}>
            {t(`mode.${row.mode}`)}
          </TwoLines>
        )}
      />
      <Suspense>
        {making && (
          <SessionPanel
            onClose={() => setMaking(false)}
            onMade={({ id }) => void navigate(`/sesiones/${id}`)}
          />
        )}
      </Suspense>
    </>
  );
}

function useSessionColumns(): Column<Session>[] {
  const { t } = useTranslation('calls');
  const { count } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('sessions.name'),
        cell: (row) => <bdi>{row.name}</bdi>,
        primary: true,
        width: 260,
      },
      {
        id: 'status',
        header: t('sessions.status'),
        cell: (row) => (
          <StatusBadge tone={sessionTone[row.status]}>{t(`sessionStatus.${row.status}`)}</StatusBadge>
        ),
        width: 130,
      },
      { id: 'mode', header: t('sessions.mode'), cell: (row) => t(`mode.${row.mode}`), width: 130 },
      {
        id: 'portfolio',
        header: t('sessions.portfolio'),
        cell: (row) => <RecordName of="portfolios.portfolio" id={row.portfolio_id} plain />,
        width: 200,
      },
      {
        id: 'planned',
        header: t('sessions.planned'),
        cell: (row) => (row.filled_at ? count(row.planned) : ''),
        align: 'end',
        width: 110,
      },
      {
        id: 'team',
        header: t('sessions.team'),
        cell: (row) => count(row.user_ids.length),
        align: 'end',
        width: 100,
      },
      {
        id: 'made',
        header: t('sessions.made'),
        cell: (row) => <DateText value={row.created_at} />,
        sort: 'created_at',
        width: 150,
      },
    ],
    [t, count],
  );
}
