import { names, pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '../api/types';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { sessionOf } from '../test/sessions';
import { SessionPage } from './SessionPage';
import { SessionsPage } from './SessionsPage';

const MANAGER = {
  'calls.sessions:read': 'all',
  'calls.sessions:create': 'all',
  'calls.sessions:update': 'all',
} as const;
const AT = '2026-11-24T12:00:00Z';
const results = {
  abandoned: 2,
  answered: 90,
  calls: 120,
  matching: 300,
  planned: 250,
  states: { waiting: 150, reached: 80, spent: 15, refused: 5 },
};

const answersOf = (session: Partial<Session> = {}): Answers => ({
  ...names({ 'portfolios.portfolio:b1': { name: 'Banco Sur' } }),
  'GET /api/v1/users': () => pageOf([]),
  'GET /api/v1/sesiones': () => pageOf([sessionOf(session)]),
  'GET /api/v1/sesiones/{id}': () => ({ data: sessionOf(session) }),
  'GET /api/v1/sesiones/{id}/results': () => ({ data: results }),
  'GET /api/v1/sesiones/{id}/targets': () => pageOf([]),
  'GET /api/v1/sesiones/{id}/history': () => pageOf([]),
  'GET /api/v1/llamadas/abandonment': () => ({ data: { answered: 0, abandoned: 0, slots: [] } }),
  'POST /api/v1/sesiones/{id}/start': () => ({ data: sessionOf({ status: 'running' }) }),
  'POST /api/v1/sesiones/{id}/stop': () => ({ data: sessionOf({ status: 'done' }) }),
});

const one = { url: '/sesiones/s1', path: '/sesiones/:id', permissions: MANAGER };
const open = (session: Partial<Session> = {}) =>
  openScreen(<SessionPage />, { ...one, answers: answersOf(session) });

describe('the list of sessions', () => {
  itTellsItsStates({
    draw: () => <SessionsPage />,
    url: '/sesiones',
    path: '/sesiones',
    permissions: MANAGER,
    answers: answersOf(),
    reads: 'GET /api/v1/sesiones',
    shows: 'Banco Sur · 31 a 60',
    empty: { answer: pageOf([]), says: 'Todavía no hay sesiones' },
  });

  it('is searched by the words of a name', async () => {
    const net = openScreen(<SessionsPage />, {
      url: '/sesiones',
      path: '/sesiones',
      permissions: MANAGER,
      answers: answersOf(),
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar por nombre' }), 'sur');
    await waitFor(() => expect(net.of('GET /api/v1/sesiones').at(-1)?.query.get('filter')).toBe('sur'));
  });

  it('offers a new one to those alone who may make it', async () => {
    const permissions = { 'calls.sessions:read': 'all' } as const;
    openScreen(<SessionsPage />, { url: '/sesiones', path: '/sesiones', permissions, answers: answersOf() });
    await screen.findByText('Banco Sur · 31 a 60');
    expect(screen.queryByRole('button', { name: 'Nueva sesión' })).toBeNull();
  });
});

describe('the page of a session', () => {
  itTellsItsStates({
    draw: () => <SessionPage />,
    ...one,
    answers: answersOf(),
    reads: 'GET /api/v1/sesiones/{id}',
    shows: 'Banco Sur · 31 a 60',
  });

  it('says of a draft how many it would call, and starts it', async () => {
    const net = open();
    expect(await screen.findByText('Se llamaría a 300 deudores.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar' }));
    await waitFor(() => expect(net.of('POST /api/v1/sesiones/{id}/start')).toHaveLength(1));
  });

  it('says how far it has come, and leads to its calls', async () => {
    open({ status: 'running', planned: 250, filled_at: AT, started_at: AT });
    expect(await screen.findByText('100 de 250')).toBeDefined();
    const calls = await screen.findByRole('link', { name: /Llamadas.*120/ });
    expect(calls.getAttribute('href')).toBe('/calls?session=s1');
  });

  it('says how many answered and found nobody, of a session that calls by itself alone', async () => {
    open({ status: 'running', mode: 'predictive', planned: 250, filled_at: AT, started_at: AT });
    expect(await screen.findByText('2 de 90 atendidas')).toBeDefined();
  });

  it('asks before it is stopped for ever', async () => {
    const net = open({ status: 'running', filled_at: AT });
    await userEvent.click(await screen.findByRole('button', { name: 'Detener' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(net.of('POST /api/v1/sesiones/{id}/stop')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Detener' }));
    await waitFor(() => expect(net.of('POST /api/v1/sesiones/{id}/stop')).toHaveLength(1));
  });
});
