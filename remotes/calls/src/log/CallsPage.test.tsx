import { names, pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import { callOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { sessionOf } from '../test/sessions';
import { CallsPage } from './CallsPage';

const PERMISSIONS = { 'calls.calls:read': 'all', 'calls.sessions:read': 'all' } as const;

const answers: Answers = {
  ...names({
    'portfolios.debtor:d1': { name: 'Ana Pereira' },
    'calls.session:s9': { name: 'La primera de todas' },
  }),
  'GET /api/v1/llamadas': () =>
    pageOf([
      callOf({ status: 'completed', talk_ms: 187_000 }),
      callOf({ id: 'c2', debtor_id: '', direction: 'inbound', from_number: '', status: 'abandoned' }),
    ]),
  'GET /api/v1/sesiones': () => pageOf([sessionOf()]),
  'GET /api/v1/users': () => pageOf([]),
};

const open = (url = '/calls') =>
  openScreen(<CallsPage />, { url, path: '/calls', permissions: PERMISSIONS, answers });

describe('the list of calls', () => {
  itTellsItsStates({
    draw: () => <CallsPage />,
    url: '/calls',
    path: '/calls',
    permissions: PERMISSIONS,
    answers,
    reads: 'GET /api/v1/llamadas',
    shows: '3:07',
    empty: { answer: pageOf([]), says: 'Todavía no hay llamadas' },
  });

  it('tells with whom, what came of it, and how long one talked', async () => {
    open();
    expect(await screen.findByText('Ana Pereira')).toBeDefined();
    expect(screen.getByText('3:07')).toBeDefined();
    expect(screen.getAllByText('Abandonada')).not.toEqual([]);
    expect(screen.getAllByText('Número oculto')).not.toEqual([]);
  });

  it('is what stands behind the figure of a session, which it names, however old', async () => {
    const net = open('/calls?session=s9&status=completed');
    expect(await screen.findByRole('button', { name: 'Sesión: La primera de todas' })).toBeDefined();
    const asked = Object.fromEntries(net.of('GET /api/v1/llamadas').at(-1)?.query ?? []);
    expect(asked).toMatchObject({ session_id: 's9', status: 'completed' });
  });

  it('asks for the days of a span', async () => {
    const net = open('/calls?on=yesterday');
    await waitFor(() => expect(net.of('GET /api/v1/llamadas')).not.toEqual([]));
    const query = net.of('GET /api/v1/llamadas')[0]?.query;
    expect(query?.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(query?.get('to')).toBe(query?.get('from'));
  });

  it('asks nobody whose calls are meant who sees the own ones alone', async () => {
    const own = { 'calls.calls:read': 'own' } as const;
    const net = openScreen(<CallsPage />, { url: '/calls', path: '/calls', permissions: own, answers });
    await screen.findByText('Ana Pereira');
    expect(screen.queryByRole('button', { name: 'Quién' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sesión' })).toBeNull();
    expect(net.of('GET /api/v1/sesiones')).toHaveLength(0);
  });
});
