import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyOf, permissionsOf, sessionOf, userOf } from '../test/records';
import { openScreen, type ShellOptions } from '../test/screens';
import type { User } from './types';
import { UserPanel } from './UserPanel';

const CHANGE = 'PATCH /api/v1/users/{id}';
const SESSIONS = 'GET /api/v1/users/{id}/sessions';
const END = 'DELETE /api/v1/users/{id}/sessions/{session}';
const END_ALL = 'DELETE /api/v1/users/{id}/sessions';
const KEYS = 'GET /api/v1/users/{id}/api-keys';
const REVOKE = 'DELETE /api/v1/users/{id}/api-keys/{key}';
const RESET = 'POST /api/v1/users/{id}/factor-resets';
const ADMIN = { 'core.users:update': 'all', 'core.users:reset_factors': 'all' } as const;

const KEEPER = { 'core.user_apikeys:read': 'all', 'core.user_apikeys:delete': 'all' } as const;

const person = (change = {}) => userOf(change) as User;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = async () => within(await screen.findByRole('alertdialog'));

describe('the panel of a user', () => {
  const open = async (user = person(), options: ShellOptions = {}) => {
    const net = openScreen(<UserPanel user={user} onClose={() => {}} />, {
      permissions: ADMIN,
      ...options,
      answers: {
        [SESSIONS]: () => ({ data: [sessionOf(), sessionOf({ id: 's2', address: '10.0.0.8' })] }),
        [CHANGE]: () => ({ data: userOf() }),
        [RESET]: () => undefined,
        [END]: () => undefined,
        [END_ALL]: () => undefined,
        [KEYS]: () => ({ data: [keyOf({ scopes: ['tasks.tasks:read', 'gone.things:read'] })] }),
        [REVOKE]: () => undefined,
        'GET /api/v1/permissions': () => ({ data: permissionsOf() }),
        'POST /api/v1/users/{id}/invitation': () => ({
          data: { user: userOf(), invitation_link: 'https://recobro.uy/invitation?token=abc' },
        }),
        'GET /api/v1/users': () => pageOf([userOf()]),
      },
    });
    await screen.findByRole('heading', { name: user.display_name });
    return net;
  };

  it('suspends after asking, of the version that is shown, and says so', async () => {
    const net = await open();
    expect(screen.queryByRole('button', { name: 'Activar' })).toBeNull();
    await press('Suspender');
    const asked = await question();
    expect(asked.getByText('¿Suspender a Luz Paz?')).toBeDefined();
    expect(net.of(CHANGE)).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Suspender' }));
    await screen.findByText('Se actualizó a Luz Paz');
    const [sent] = net.of(CHANGE);
    expect(sent?.body).toEqual({ status: 'suspended' });
    expect(sent?.headers.get('If-Match')).toBe('"3"');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('tells a refused suspension where it was asked', async () => {
    const net = await open();
    net.change({ [CHANGE]: () => refusal(409, { title: 'Es el último administrador' }) });
    await press('Suspender');
    const asked = await question();
    await userEvent.click(asked.getByRole('button', { name: 'Suspender' }));
    await asked.findByText('Es el último administrador');
  });

  it('gives another role at once', async () => {
    const net = await open();
    await userEvent.selectOptions(screen.getByLabelText('Rol'), 'Gerente');
    await screen.findByText('Se actualizó a Luz Paz');
    expect(net.of(CHANGE)[0]?.body).toEqual({ role: 'manager' });
  });

  it('offers one who is invited nothing but the invitation again', async () => {
    await open(person({ status: 'invited' }));
    expect(screen.queryByRole('button', { name: 'Suspender' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Ingreso' })).toBeNull();
    await press('Invitar de nuevo');
    await screen.findByRole('textbox', { name: 'Envíe este enlace a Luz Paz' });
  });

  it('leaves one’s own role, status and sign-in to another', async () => {
    await open(person(), { me: { id: 'u2' } });
    expect(screen.getByText('Su propio rol y estado los cambia otro administrador.')).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Restablecer ingreso' })).toBeNull();
  });

  it('leaves a superadmin’s role and sign-in to a superadmin', async () => {
    await open(person({ role: 'superadmin' }), { me: { role: 'admin' } });
    expect(screen.getByLabelText('Rol')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Restablecer ingreso' })).toBeNull();
  });

  it('takes away what is chosen of what one signs in with, and never nothing', async () => {
    const net = await open();
    await press('Restablecer ingreso');
    const asked = await question();
    const [password, code] = asked.getAllByRole('checkbox') as [HTMLElement, HTMLElement];
    await userEvent.click(code);
    await userEvent.click(password);
    const reset = asked.getByRole('button', { name: 'Restablecer ingreso' });
    expect(reset).toHaveProperty('disabled', true);
    await userEvent.click(code);
    await userEvent.click(reset);
    await screen.findByText('Se restableció el ingreso de Luz Paz');
    expect(net.of(RESET)[0]?.body).toEqual({ password: false, one_time_code: true });
  });

  it('sends to the provider where passwords are not kept here', async () => {
    await open(person(), {
      boot: { provider: { embedded: false, mail: false, recovery: false, sign_up: false } },
    });
    expect(screen.getByText(/Restablézcalos allí/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Restablecer ingreso' })).toBeNull();
  });

  it('shows where one is signed in, and ends one session or all', async () => {
    const net = await open();
    await screen.findAllByText('Firefox · Windows');
    await press('Cerrar la sesión de Firefox · Windows, 10.0.0.8');
    await screen.findByText('Se cerró la sesión');
    expect(net.of(END).map(({ path }) => path)).toEqual([{ id: 'u2', session: 's2' }]);
    await waitFor(() => expect(net.of(SESSIONS)).toHaveLength(2));
    await press('Cerrar todas sus sesiones');
    const asked = await question();
    asked.getByText(/todas sus claves de API se revocan/);
    expect(net.of(END_ALL)).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Cerrar todas sus sesiones' }));
    await screen.findByText('Se cerraron las sesiones de Luz Paz');
    expect(net.of(END_ALL)).toHaveLength(1);
  });

  it('shows in words what their keys may do, and revokes one after asking', async () => {
    const net = await open(person(), { permissions: KEEPER });
    const keys = within(await screen.findByRole('region', { name: 'Claves de API' }));
    await keys.findByText('Puede: Ver tareas y gone.things:read', { exact: false });
    await userEvent.click(keys.getByRole('button', { name: 'Revocar Informe diario' }));
    const asked = await question();
    asked.getByText('¿Revocar la clave Informe diario de Luz Paz?');
    expect(net.of(REVOKE)).toEqual([]);
    net.change({ [KEYS]: () => ({ data: [] }) });
    await userEvent.click(asked.getByRole('button', { name: 'Revocar' }));
    await keys.findByText('No tiene claves de API.');
    expect(net.of(REVOKE).map(({ path }) => path)).toEqual([{ id: 'u2', key: 'k1' }]);
  });

  it('has their keys for who may see them alone, and their revoking for who may revoke', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Claves de API' })).toBeNull();
    cleanup();
    await open(person(), { permissions: { 'core.user_apikeys:read': 'all' } });
    await screen.findByText('Informe diario');
    expect(screen.queryByRole('button', { name: /^Revocar/ })).toBeNull();
  });
});
