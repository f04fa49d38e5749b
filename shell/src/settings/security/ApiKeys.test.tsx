import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyOf, permissionsOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { ApiKeys } from './ApiKeys';

const LIST = 'GET /api/v1/me/api-keys';
const MAKE = 'POST /api/v1/me/api-keys';
const RULES = 'GET /api/v1/tenant/security';
const MAY = {
  'core.users:read': 'all',
  'core.users:create': 'all',
  'tasks.tasks:read': 'own',
  'tasks.tasks:update': 'own',
} as const;

const tasks = ['tasks.tasks:read', 'tasks.tasks:update', 'tasks.tasks:delete'];
const answers = {
  [LIST]: () => ({
    data: [keyOf(), keyOf({ id: 'k2', name: 'Tablero', scopes: ['core.users:read', ...tasks] })],
  }),
  [MAKE]: () => ({ data: keyOf({ id: 'k3', key: 'rk_secreta' }) }),
  [RULES]: () => ({ data: { api_key_days: 7 as const, second_factor_roles: [] } }),
  'GET /api/v1/permissions': () => ({ data: permissionsOf() }),
};

describe('one’s own API keys', () => {
  itTellsItsStates({
    draw: () => <ApiKeys />,
    permissions: MAY,
    answers,
    reads: LIST,
    shows: 'Tablero',
    empty: { answer: { data: [] }, says: /Todavía no tiene claves/ },
  });

  const open = async (permissions: Record<string, 'all' | 'own'> = MAY) => {
    const net = openScreen(<ApiKeys />, { permissions, answers });
    await screen.findByText('Tablero');
    return net;
  };
  const draft = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Crear clave' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva clave de API' }));
    await userEvent.type(await panel.findByLabelText(/^Nombre/), 'Lista');
    return panel;
  };
  const make = (panel: Awaited<ReturnType<typeof draft>>) =>
    userEvent.click(panel.getByRole('button', { name: 'Crear clave' }));

  it('say in words what each may do, a long list on request', async () => {
    await open();
    const keys = within(screen.getByRole('list', { name: 'Claves de API' }));
    keys.getByText('Puede todo lo que usted puede');
    await keys.findByText(/Puede: Ver usuarios, Ver tareas, Cambiar tareas/);
    expect(keys.queryByText(/Eliminar tareas/)).toBeNull();
    await userEvent.click(keys.getByRole('button', { name: 'y 1 más' }));
    keys.getByText(/Cambiar tareas y Eliminar tareas/);
  });

  it('may do all that their person may, unless that is limited', async () => {
    const net = await open();
    await make(await draft());
    await screen.findByLabelText('Clave');
    expect(net.of(MAKE)[0]?.body).toEqual({ name: 'Lista', expires_in_days: 30, scopes: [] });
  });

  it('are limited to what one picks of what one may do oneself', async () => {
    const net = await open();
    const panel = await draft();
    await userEvent.click(panel.getByRole('radio', { name: 'Solo lo que elija' }));
    await make(panel);
    expect((await panel.findAllByText(/Es obligatorio/)).length).toBeGreaterThan(0);
    expect(net.of(MAKE)).toEqual([]);
    expect(panel.queryByRole('checkbox', { name: 'Eliminar tareas' })).toBeNull();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Tareas' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Cambiar tareas' }));
    expect(panel.getByRole('checkbox', { name: 'Tareas' })).toHaveProperty('indeterminate', true);
    await make(panel);
    await screen.findByLabelText('Clave');
    expect(net.of(MAKE)[0]?.body).toMatchObject({ scopes: ['tasks.tasks:read'] });
  });

  it('are limited to reading by one press', async () => {
    const net = await open();
    const panel = await draft();
    await userEvent.click(panel.getByRole('radio', { name: 'Solo lo que elija' }));
    await userEvent.click(panel.getByRole('button', { name: 'Solo lectura' }));
    await make(panel);
    await waitFor(() =>
      expect(net.of(MAKE)[0]?.body).toMatchObject({ scopes: ['core.users:read', 'tasks.tasks:read'] }),
    );
  });

  it('offer no longer life than the company allows to who may know that', async () => {
    await open({ ...MAY, 'core.security:read': 'all' });
    const panel = await draft();
    const options = within(panel.getByLabelText('Vence')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['En 1 día', 'En 7 días']);
    panel.getByText('Su empresa permite claves de hasta 7 días.');
  });

  it('tell anybody else at the field that the life is too long', async () => {
    const net = await open();
    const title = 'Su empresa permite claves de hasta 7 días como máximo';
    const errors = [{ field: 'body.expires_in_days', code: 'identity.apikey_too_long', title }];
    net.change({ [MAKE]: () => refusal(422, { errors }) });
    const panel = await draft();
    await make(panel);
    await waitFor(() => expect(panel.getByLabelText('Vence')).toHaveProperty('ariaInvalid', 'true'));
    expect(panel.getAllByText(new RegExp(title)).length).toBeGreaterThan(0);
    expect(net.of(RULES)).toEqual([]);
  });
});
