import { Button } from '@fluentui/react-components';
import { PersonAddRegular, PersonRegular } from '@fluentui/react-icons';
import { parseAsString, useCan, useQueryState, useTranslation } from '@recobro/sdk';
import { choicesOf, EntityList, TwoLines, useListParams } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useList } from '../api/client';
import { InvitePanel } from './InvitePanel';
import { StatusTag } from './StatusTag';
import { ROLES, STATUSES, type User } from './types';
import { UserPanel } from './UserPanel';
import { useUserColumns } from './useUserColumns';

const LIST = { search: 'username', filters: { status: STATUSES, role: ROLES }, pageSize: 10 };

/** The people of the tenant: who may come in and as what. */
export function UsersPage() {
  const { t } = useTranslation();
  const can = useCan();
  const params = useListParams(LIST);
  const columns = useUserColumns();
  const [inviting, setInviting] = useState(false);
  const [opened, open] = useQueryState('user', parseAsString.withOptions({ history: 'push' }));
  const { page, pageSize, text, filters, chip } = params;
  const query = useList('/api/v1/users', {
    query: { page, pageSize, ...filters, username: text || undefined },
  });
  const details = can('core.users:read_details');
  const none = {
    icon: <PersonRegular />,
    title: t('users.none'),
    reason: t('users.noneReason'),
    action: <Button onClick={params.clear}>{t('users.clear')}</Button>,
  };
  return (
    <>
      <EntityList<User>
        id="users"
        title={t('users.title')}
        query={query}
        params={params}
        search={t('users.search')}
        filters={
          details && [
            chip('status', t('users.statusLabel'), choicesOf(t, 'users.status', STATUSES)),
            chip('role', t('users.role'), choicesOf(t, 'roles', ROLES)),
          ]
        }
        pageActions={
          can('core.users:create') && (
            <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => setInviting(true)}>
              {t('users.invite')}
            </Button>
          )
        }
        columns={details ? columns : columns.filter(({ id }) => id === 'name' || id === 'username')}
        rowName={(user) => user.display_name}
        actions={
          can('core.users:update')
            ? (user) => [{ id: 'open', label: t('users.manage'), run: () => void open(user.id) }]
            : undefined
        }
        none={none}
        nothingFound={none}
        compact={(user) => (
          <TwoLines name={user.display_name} aside={user.status && <StatusTag status={user.status} />}>
            {user.role ? t(`roles.${user.role}`) : user.username}
          </TwoLines>
        )}
      />
      <InvitePanel open={inviting} onClose={() => setInviting(false)} />
      <UserPanel user={query.data?.data.find(({ id }) => id === opened)} onClose={() => void open(null)} />
    </>
  );
}
