import { names, pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import { around, roundOf, sumsOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { ReportPage } from './ReportPage';

const MANAGER = {
  'chats.rounds:read': 'all',
  'chats.rounds:export': 'all',
  'chats.inboxes:read': 'all',
} as const;
const ROUNDS = 'GET /api/v1/chats/rounds';
const SUMS = 'GET /api/v1/chats/rounds/sums';

const answers: Answers = {
  ...around,
  ...names({ 'portfolios.debtor:d1': { name: 'Ana Pereira' } }),
  [ROUNDS]: () => pageOf([roundOf(), roundOf({ id: 'c2.2', number: 8, round: 2, first_level: 'broken' })]),
  [SUMS]: () => ({ data: [sumsOf()] }),
};

const open = (url = '/chats/reports', permissions: Record<string, 'all' | 'own'> = MANAGER) =>
  openScreen(<ReportPage />, { url, path: '/chats/reports', permissions, answers });

describe('the report of conversations', () => {
  itTellsItsStates({
    draw: () => <ReportPage />,
    url: '/chats/reports',
    path: '/chats/reports',
    permissions: MANAGER,
    answers,
    reads: ROUNDS,
    shows: '#7',
    empty: { answer: pageOf([]), says: 'No hay conversaciones en estos días' },
  });

  it('[CH-12] tells what they come to over a row for each, with its first answer, resolution, pauses and rating', async () => {
    open();
    expect(await screen.findByText('#8 · 2')).toBeDefined();
    expect(await screen.findAllByText('Ana Pereira')).not.toEqual([]);
    expect(screen.getAllByText('12 min')).not.toEqual([]);
    expect(screen.getAllByText('30 min')).not.toEqual([]);
    expect(screen.getAllByText('★ 4')).not.toEqual([]);
    expect(await screen.findByText(/^80\s*% a tiempo$/)).toBeDefined();
    expect(screen.getByText('4,5')).toBeDefined();
    expect(screen.getAllByRole('link', { name: '#7' })[0]?.getAttribute('href')).toBe('/chats/c1');
  });

  it('says where the figures cannot be read, beside the rows that can', async () => {
    openScreen(<ReportPage />, {
      url: '/chats/reports',
      path: '/chats/reports',
      permissions: MANAGER,
      answers: { ...answers, [SUMS]: () => refusal(500, { title: 'Ahora no' }) },
    });
    expect(await screen.findByText('Ahora no')).toBeDefined();
    expect(await screen.findByText('#8 · 2')).toBeDefined();
  });

  it('tells a mean of no minutes apart from none', async () => {
    const none = sumsOf({ first_minutes: 0.2, solve_minutes: null });
    openScreen(<ReportPage />, {
      url: '/chats/reports',
      path: '/chats/reports',
      permissions: MANAGER,
      answers: { ...answers, [SUMS]: () => ({ data: [none] }) },
    });
    expect(await screen.findByText('< 1 min')).toBeDefined();
    expect(screen.getByText('–')).toBeDefined();
  });

  it('[CH-12] asks for the days, the inbox, the person and the broken promises that stand in the address', async () => {
    const net = open('/chats/reports?on=before&inbox=i1&user=u2&first=broken');
    await waitFor(() => expect(net.of(SUMS)).not.toEqual([]));
    for (const asked of [net.of(ROUNDS)[0]?.query, net.of(SUMS)[0]?.query]) {
      expect(asked?.get('from')).toMatch(/-01$/);
      expect(Object.fromEntries(asked ?? [])).toMatchObject({
        inbox_id: 'i1',
        user_id: 'u2',
        first_level: 'broken',
      });
    }
  });

  it('offers no file to whoever may not take one along, and asks nobody whose who sees the own ones alone', async () => {
    open('/chats/reports', { 'chats.rounds:read': 'own' });
    await screen.findByText('#7');
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Programar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Quién' })).toBeNull();
  });
});
