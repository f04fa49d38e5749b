import { Tab, TabList } from '@fluentui/react-components';
import { PeopleTeamRegular } from '@fluentui/react-icons';
import { parseAsStringLiteral, useCan, useQueryState, useTranslation } from '@recobro/sdk';
import {
  type Column,
  ConfirmDialog,
  DateText,
  EntityList,
  RecordName,
  StatusBadge,
  TwoLines,
  useFormats,
  useListParams,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useList, useWrite } from '../../api/client';
import type { WorkSession } from '../../api/types';
import { clockOf, useSeconds } from './useSeconds';
import { stateTone, useStateWords } from './words';

const TeamQueue = lazy(() => import('./TeamQueue').then((m) => ({ default: m.TeamQueue })));

const VIEWS = ['team', 'queue'] as const;

const LIST = { sorts: ['-created_at'], filters: {} } as const;

/** Who is at work now: in what, for how long, and what came of it; and whom the team is to contact next. */
export function TeamWork() {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [view, setView] = useQueryState('view', parseAsStringLiteral(VIEWS).withDefault('team'));
  const seesQueue = can('portfolios.queue:read');
  const queue = view === 'queue' && seesQueue;
  const params = useListParams(LIST);
  const columns = useColumns();
  const [ended, setEnded] = useState<WorkSession>();
  const end = useWrite('POST', '/api/v1/work-sessions/{id}/end', { changes: ['/api/v1/work-sessions'] });
  const query = useList(
    '/api/v1/work-sessions',
    { query: { page: params.page, pageSize: params.pageSize, open: true } },
    { enabled: !queue },
  );
  return (
    <>
      <EntityList
        id="team"
        title={t(queue ? 'home.queue' : 'work.team')}
        pageActions={
          seesQueue && (
            <TabList
              size="small"
              selectedValue={view}
              onTabSelect={(_, { value }) => void setView(value as (typeof VIEWS)[number])}
            >
              {VIEWS.map((one) => (
                <Tab key={one} value={one}>
                  {t(`work.views.${one}`)}
                </Tab>
              ))}
            </TabList>
          )
        }
        instead={
          queue && (
            <Suspense>
              <TeamQueue />
            </Suspense>
          )
        }
        query={query}
        params={params}
        columns={columns}
        rowName={(row) => row.id}
        {...(can('portfolios.work_sessions:end') && {
          actions: (row: WorkSession) => [
            { id: 'end', label: t('work.endTheirs'), run: () => setEnded(row) },
          ],
        })}
        none={{ icon: <PeopleTeamRegular />, title: t('work.nobody'), reason: t('work.nobodyReason') }}
        compact={(row) => (
          <TwoLines
            name={<RecordName of="core.user" id={row.user_id} plain />}
            aside={<StateBadge row={row} />}
          >
            <Since row={row} />
          </TwoLines>
        )}
      />
      <ConfirmDialog
        open={ended}
        title={t('work.endTheirsTitle')}
        action={t('work.endTheirs')}
        onConfirm={({ id }) => end.mutateAsync({ path: { id } })}
        onClose={() => setEnded(undefined)}
      >
        {t('work.endTheirsWhat')}
      </ConfirmDialog>
    </>
  );
}

function StateBadge({ row }: { row: WorkSession }) {
  const say = useStateWords();
  return <StatusBadge tone={stateTone[row.state]}>{say(row)}</StatusBadge>;
}

function Since({ row }: { row: WorkSession }) {
  const seconds = useSeconds(row.since);
  return <span role="timer">{clockOf(seconds)}</span>;
}

function useColumns(): Column<WorkSession>[] {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  return useMemo(
    () => [
      {
        id: 'user',
        header: t('work.who'),
        cell: (row) => <RecordName of="core.user" id={row.user_id} plain />,
        primary: true,
        width: 220,
      },
      { id: 'state', header: t('fields.status'), cell: (row) => <StateBadge row={row} />, width: 170 },
      { id: 'since', header: t('work.for'), cell: (row) => <Since row={row} />, align: 'end', width: 100 },
      {
        id: 'contacts',
        header: t('work.contacts'),
        cell: (row) => count(row.contacts),
        align: 'end',
        width: 120,
      },
      {
        id: 'reached',
        header: t('work.reachedShort'),
        cell: (row) => count(row.reached),
        align: 'end',
        width: 120,
      },
      {
        id: 'talked',
        header: t('work.talked'),
        cell: (row) => clockOf(row.seconds.talking ?? 0),
        align: 'end',
        width: 130,
      },
      {
        id: 'paused',
        header: t('work.paused'),
        cell: (row) => clockOf(row.seconds.pause ?? 0),
        align: 'end',
        width: 130,
      },
      {
        id: 'began',
        header: t('work.began'),
        cell: (row) => <DateText value={row.created_at} shape="datetime" />,
        width: 130,
      },
    ],
    [t, count],
  );
}
