import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userOf } from '../test/records';
import { itTellsItsStates, openScreen } from '../test/screens';
import { UsersPage } from './UsersPage';

const USERS = 'GET /api/v1/users';
const READER = { 'core.users:read_details': 'all' } as const;
const ADMIN = { ...READER, 'core.users:create': 'all', 'core.users:update': 'all' } as const;

const answers = {
  [USERS]: () => pageOf([userOf(), userOf({ id: 'u3', display_name: 'Ciro Gil', status: 'suspended' })]),
};

describe('the users', () => {
  const open = async (url = '/users', permissions: Record<string, 'all'> = ADMIN) => {
    const net = openScreen(<UsersPage />, { url, permissions, answers });
    await screen.findByText('Luz Paz');
    return net;
  };
  const asked = (net: Awaited<ReturnType<typeof open>>) =>
    Object.fromEntries(net.of(USERS).at(-1)?.query ?? []);

  itTellsItsStates({
    draw: () => <UsersPage />,
    permissions: ADMIN,
    answers,
    reads: USERS,
    shows: 'Luz Paz',
    empty: { answer: pageOf([]), says: 'Nadie coincide' },
  });

  it('are asked for as the address says, and what it cannot mean is passed over', async () => {
    const net = await open('/users?page=2&pageSize=500&status=suspended,asleep&role=admin&username=luz');
    expect(asked(net)).toEqual({
      page: '2',
      pageSize: '10',
      status: 'suspended',
      role: 'admin',
      username: 'luz',
    });
  });

  it('are narrowed by chips from the first page on, which stands in the address', async () => {
    const net = await open('/users?page=2');
    const search = within(document.querySelector('search') as HTMLElement);
    await userEvent.click(search.getByRole('button', { name: 'Rol' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Gerente' }));
    await waitFor(() => expect(location.search).toBe('?role=manager'));
    await waitFor(() => expect(asked(net)).toMatchObject({ page: '1', role: 'manager' }));
  });

  it('are searched by name, and all are back when nobody fits', async () => {
    const net = await open();
    net.change({ [USERS]: ({ query }) => pageOf(query.has('username') ? [] : [userOf()]) });
    await userEvent.type(screen.getByRole('searchbox'), 'zoe');
    await screen.findByText('Nadie coincide');
    await waitFor(() => expect(location.search).toBe('?username=zoe'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) as HTMLElement);
    await screen.findByText('Luz Paz');
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('are told apart by status and role to whoever may see details', async () => {
    await open();
    expect(screen.getByRole('row', { name: /Ciro Gil/ }).textContent).toMatch(/Gestor.*Suspendido.*Nunca/);
  });

  it('have names alone for whoever may not, and nothing to narrow them by', async () => {
    await open('/users', {});
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.filter(Boolean)).toEqual(['Nombre y apellido', 'Usuario']);
    expect(screen.queryByRole('button', { name: 'Rol' })).toBeNull();
  });

  it('are neither invited nor changed by whoever may only look', async () => {
    await open('/users', READER);
    expect(screen.queryByRole('button', { name: 'Invitar' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Acciones de/ })).toBeNull();
  });
});
