import { refusal, silence } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appOf, text } from '../test/records';
import { itTellsItsStates, openScreen } from '../test/screens';
import { AppsPage } from './AppsPage';

const APPS = 'GET /api/v1/apps';
const CONNECT = 'PATCH /api/v1/apps/{id}';
const READER = { 'core.apps:read': 'all' } as const;
const ADMIN = { ...READER, 'core.apps:update': 'all' } as const;

const portfolios = appOf({ id: 'portfolios', title: text('Carteras'), connected: false });
const ingreso = appOf({ id: 'identityprovider', title: text('Ingreso'), required: true });
const failed = appOf({ state: 'failed', cause: 'No responde', log: ['panic: boom', 'exit status 2'] });

const answers = {
  [APPS]: () => ({ data: [failed, portfolios, ingreso] }),
  [CONNECT]: () => ({ data: portfolios }),
};

const shown = () =>
  screen
    .getAllByRole('listitem')
    .map(({ ariaLabel }) => ariaLabel)
    .filter(Boolean);
const toggle = (title: string) => screen.getByRole('switch', { name: `Conectar ${title}` });

describe('the apps', () => {
  const open = async (url = '/apps', permissions: Record<string, 'all'> = ADMIN) => {
    const net = openScreen(<AppsPage />, { url, permissions, answers });
    await screen.findAllByRole('switch');
    return net;
  };

  itTellsItsStates({
    draw: () => <AppsPage />,
    permissions: ADMIN,
    answers,
    reads: APPS,
    shows: 'Carteras',
    empty: { answer: { data: [] }, says: 'Ninguna aplicación coincide' },
  });

  it('are filtered, searched and sorted by the address', async () => {
    await open('/apps?type=connected&filter=t&sort=desc');
    expect(shown()).toEqual(['Tareas']);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 't');
    expect(screen.getByRole('tab', { name: 'Conectadas' }).ariaSelected).toBe('true');
  });

  it('write what is wanted of them into the address, and take what means nothing for all', async () => {
    await open('/apps?type=none&sort=up');
    expect(shown()).toEqual(['Carteras', 'Ingreso', 'Tareas']);
    await userEvent.click(screen.getByRole('button', { name: 'Orden: A a Z' }));
    expect(shown()).toEqual(['Tareas', 'Ingreso', 'Carteras']);
    await userEvent.click(screen.getByRole('tab', { name: 'Sin conectar' }));
    expect(shown()).toEqual(['Carteras']);
    await waitFor(() => expect(location.search).toBe('?type=notConnected&sort=desc'));
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtro y búsqueda' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('show why one fails and the last that it said', async () => {
    await open();
    const line = within(screen.getByRole('listitem', { name: 'Tareas' }));
    expect(line.getByText('Con fallas')).toBeDefined();
    expect(line.getByText('No responde')).toBeDefined();
    expect(line.getByText(/panic: boom/)).toBeDefined();
  });

  it('are turned on by a switch that shows it at once, and read again', async () => {
    const net = await open();
    net.change({ [CONNECT]: silence });
    await userEvent.click(toggle('Carteras'));
    expect(toggle('Carteras')).toHaveProperty('checked', true);
    await waitFor(() =>
      expect(net.of(CONNECT)).toMatchObject([{ path: { id: 'portfolios' }, body: { connected: true } }]),
    );
  });

  it('say that one is connected, or go back when that is refused', async () => {
    const net = await open();
    await userEvent.click(toggle('Carteras'));
    await screen.findByText('Carteras está conectada');
    await waitFor(() => expect(net.of(APPS)).toHaveLength(2));
    net.change({ [CONNECT]: () => refusal(409, { title: 'No arranca' }) });
    await userEvent.click(toggle('Carteras'));
    await screen.findByText('No arranca');
    await waitFor(() => expect(toggle('Carteras')).toHaveProperty('checked', false));
  });

  it('cannot be turned off where nobody can do without them', async () => {
    await open();
    expect(toggle('Ingreso')).toHaveProperty('disabled', true);
    expect(toggle('Tareas')).toHaveProperty('disabled', false);
  });

  it('are only looked at by whoever may not change them', async () => {
    await open('/apps', READER);
    for (const each of screen.getAllByRole('switch')) expect(each).toHaveProperty('disabled', true);
  });
});
