import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PersonAddRegular, PersonRegular } from '@fluentui/react-icons';
import { useApi, useCan, useQuery, useTranslation } from '@recobro/sdk';
import { DataTable, EmptyState, FilterChips, ListPage, Pagination, SearchField } from '@recobro/sdk/ui';
import { useState } from 'react';
import { InvitePanel } from './InvitePanel';
import { usersOptions } from './queries';
import { StatusTag } from './StatusTag';
import { ROLES, STATUSES, type User } from './types';
import { UserPanel } from './UserPanel';
import { useUserColumns } from './useUserColumns';
import { useUserParams } from './useUserParams';

const useStyles = makeStyles({
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalS, minWidth: 0 },
  second: { color: tokens.colorNeutralForeground3 },
});

/** The people of the tenant: who may come in and as what. */
export function UsersPage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const can = useCan();
  const { set, ...params } = useUserParams();
  const columns = useUserColumns();
  const [inviting, setInviting] = useState(false);
  const { page, pageSize, status, role, username, user: opened } = params;
  const query = useQuery(
    usersOptions(useApi(), { page, pageSize, status, role, username: username || undefined }),
  );
  const meta = query.data?.meta;
  const rows = query.data?.data;
  const details = can('core.users:read_details');
  const clear = () => void set({ page: null, status: null, role: null, username: null });
  return (
    <>
      <ListPage
        title={t('users.title')}
        total={meta?.total}
        actions={
          can('core.users:create') && (
            <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => setInviting(true)}>
              {t('users.invite')}
            </Button>
          )
        }
        filters={
          <>
            <SearchField
              label={t('users.search')}
              value={username}
              onSearch={(text) => void set({ username: text || null, page: null }, { history: 'replace' })}
            />
            {details && (
              <FilterChips
                onClearAll={clear}
                filters={[
                  {
                    id: 'status',
                    label: t('users.statusLabel'),
                    multiple: true,
                    options: STATUSES.map((value) => ({ value, label: t(`users.status.${value}`) })),
                    value: status,
                    onChange: (value) =>
                      void set({ status: STATUSES.filter((one) => value.includes(one)), page: null }),
                  },
                  {
                    id: 'role',
                    label: t('users.role'),
                    multiple: true,
                    options: ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
                    value: role,
                    onChange: (value) =>
                      void set({ role: ROLES.filter((one) => value.includes(one)), page: null }),
                  },
                ]}
              />
            )}
          </>
        }
        foot={
          meta &&
          meta.total > 0 && (
            <Pagination
              {...meta}
              onPage={(next) => void set({ page: next })}
              onPageSize={(next) => void set({ pageSize: next, page: null })}
            />
          )
        }
      >
        <DataTable<User>
          id="users"
          label={t('users.title')}
          columns={details ? columns : columns.filter(({ id }) => id === 'name' || id === 'username')}
          rows={rows}
          stale={query.isPlaceholderData}
          error={rows ? undefined : query.error}
          onRetry={() => void query.refetch()}
          rowId={(user) => user.id}
          rowName={(user) => user.display_name}
          actions={
            can('core.users:update')
              ? (user) => [{ id: 'open', label: t('users.manage'), run: () => void set({ user: user.id }) }]
              : undefined
          }
          expected={pageSize}
          empty={
            <EmptyState
              icon={<PersonRegular />}
              title={t('users.none')}
              reason={t('users.noneReason')}
              action={<Button onClick={clear}>{t('users.clear')}</Button>}
            />
          }
          compact={(user) => (
            <span>
              <span className={styles.line}>
                <Text weight="semibold" truncate wrap={false}>
                  {user.display_name}
                </Text>
                {user.status && <StatusTag status={user.status} />}
              </span>
              <Text size={200} className={styles.second}>
                {user.role ? t(`roles.${user.role}`) : user.username}
              </Text>
            </span>
          )}
        />
      </ListPage>
      <InvitePanel open={inviting} onClose={() => setInviting(false)} />
      <UserPanel user={rows?.find(({ id }) => id === opened)} onClose={() => void set({ user: null })} />
    </>
  );
}
