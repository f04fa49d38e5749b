import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScheduleEvent } from '../../api/types';
import { eventOf } from '../../test/events';
import { openScreen } from '../../test/screens';
import { AgendaPage } from './AgendaPage';

const MANAGES = {
  'portfolios.events:read': 'all',
  'portfolios.events:update': 'all',
  'portfolios.events:delete': 'all',
  'portfolios.events:complete': 'all',
} as const;

const COLLECTS = { 'portfolios.events:read': 'own', 'portfolios.events:complete': 'own' } as const;

describe('the agenda', () => {
  const open = (
    events: ScheduleEvent[],
    permissions: Record<string, 'all' | 'own'> = MANAGES,
    url = '/agenda?day=2026-11-25',
  ) =>
    openScreen(<AgendaPage />, {
      url,
      path: '/agenda',
      permissions,
      answers: {
        'GET /api/v1/eventos-programados': () => pageOf(events),
        'GET /api/v1/deudores/names': () => ({ data: [{ id: 'd1', name: 'Ana Pereira' }] }),
        'POST /api/v1/eventos-programados/{id}/complete': () => ({ data: eventOf({ status: 'done' }) }),
        'POST /api/v1/eventos-programados/{id}/cancel': () => ({ data: eventOf({ status: 'cancelled' }) }),
        'PATCH /api/v1/eventos-programados/{id}': () => ({ data: eventOf({ version: 4 }) }),
      },
    });
  const acts = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Acciones: Llamada/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('[CO-09] shows a week, each event on its day by the tenant’s clock', async () => {
    open([eventOf()]);
    const day = await screen.findByRole('region', { name: /mié.*25/ });
    expect(within(day).getByRole('link').getAttribute('href')).toBe('/debtors/d1');
    expect(within(day).getByText('15:30')).toBeTruthy();
    expect(screen.getAllByText('Nada')).toHaveLength(6);
  });

  it('[CO-09] goes on a week by one key, and shows a day alone', async () => {
    open([]);
    await screen.findByRole('region', { name: /mié.*25/ });
    await userEvent.keyboard('{]}');
    expect(await screen.findByRole('region', { name: /mié.*2 dic/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Día' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /jue/ })).toBeNull());
    expect(screen.getByRole('region', { name: /mié/ })).toBeTruthy();
  });

  it('[CO-09] says that one was done, and asks before one is cancelled', async () => {
    const { of } = open([eventOf({ status: 'due' })]);
    await acts('Hecho');
    await waitFor(() => expect(of('POST /api/v1/eventos-programados/{id}/complete')).toHaveLength(1));
    await acts('Cancelar el evento');
    const question = await screen.findByRole('alertdialog');
    await userEvent.type(within(question).getByRole('textbox', { name: 'Motivo' }), 'pagó');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar el evento' }));
    await waitFor(() =>
      expect(of('POST /api/v1/eventos-programados/{id}/cancel')).toMatchObject([
        { body: { reason: 'pagó' } },
      ]),
    );
  });

  it('[CO-09] gives another time by the tenant’s clock', async () => {
    const { of } = open([eventOf({ status: 'missed' })]);
    await acts('Cambiar la hora');
    const time = await screen.findByRole('textbox', { name: /Hora/ });
    await userEvent.clear(time);
    await userEvent.type(time, '16:45');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la hora' }));
    await waitFor(() =>
      expect(of('PATCH /api/v1/eventos-programados/{id}')).toMatchObject([
        { body: { due_at: '2026-11-25T19:45:00.000Z' } },
      ]),
    );
  });

  it('lets a collector do what is theirs, and move nothing', async () => {
    open([eventOf({ owner_id: 'somebody' })], COLLECTS);
    expect(await screen.findByText('15:30')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Acciones/ })).toBeNull();
  });
});
