import { useTranslation } from '@recobro/sdk';
import { type Column, DateText } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { StatusTag } from './StatusTag';
import type { User } from './types';

/** The columns of the list of users. */
export function useUserColumns(): Column<User>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'name', header: t('users.name'), cell: (user) => user.display_name, primary: true, width: 220 },
      {
        id: 'username',
        header: t('users.username'),
        cell: (user) => <bdi dir="ltr">{user.username}</bdi>,
        width: 140,
      },
      {
        id: 'email',
        header: t('users.email'),
        cell: (user) => <bdi dir="ltr">{user.email}</bdi>,
        width: 240,
      },
      {
        id: 'role',
        header: t('users.role'),
        cell: (user) => user.role && t(`roles.${user.role}`),
        width: 140,
      },
      {
        id: 'status',
        header: t('users.statusLabel'),
        cell: (user) => user.status && <StatusTag status={user.status} />,
        width: 140,
      },
      {
        id: 'seen',
        header: t('users.lastSeen'),
        cell: (user) =>
          user.last_seen_at ? <DateText value={user.last_seen_at} shape="relative" /> : t('users.never'),
        width: 150,
      },
    ],
    [t],
  );
}
