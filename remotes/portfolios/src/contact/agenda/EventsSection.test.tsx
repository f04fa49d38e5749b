import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventOf } from '../../test/events';
import { phoneOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { EventsSection } from './EventsSection';

describe('what is to happen to a debtor', () => {
  const open = (permissions: Record<string, 'all' | 'own'>) =>
    openScreen(<EventsSection debtorId="d1" />, {
      url: '/debtors/d1',
      path: '/debtors/:debtorId',
      permissions,
      answers: {
        'GET /api/v1/eventos-programados': () => pageOf([eventOf({ moves: 1 })]),
        'GET /api/v1/deudores/{id}/phones': () => ({ data: [phoneOf({ id: 'p1' })] }),
        'POST /api/v1/eventos-programados': () => ({ data: eventOf() }),
      },
    });

  it('[CO-09] is scheduled by one key, at an hour of the tenant’s clock', async () => {
    const { of } = open({ 'portfolios.events:read': 'own', 'portfolios.events:create': 'own' });
    expect(await screen.findByText(/las reglas lo corrieron/)).toBeTruthy();
    await userEvent.keyboard('a');
    const time = await screen.findByRole('textbox', { name: /Hora/ });
    await userEvent.clear(time);
    await userEvent.type(time, '25:00');
    const save = screen.getAllByRole('button', { name: 'Programar' }).at(-1) as HTMLElement;
    await userEvent.click(save);
    expect(of('POST /api/v1/eventos-programados')).toHaveLength(0);
    await userEvent.clear(time);
    await userEvent.type(time, '10:15');
    await userEvent.click(save);
    await waitFor(() => expect(of('POST /api/v1/eventos-programados')).toHaveLength(1));
    expect(of('POST /api/v1/eventos-programados')).toMatchObject([
      { body: { debtor_id: 'd1', kind: 'callback', due_at: expect.stringContaining(':15:00.000Z') } },
    ]);
  });

  it('is not shown to whoever may not see events', () => {
    open({});
    expect(screen.queryByRole('region')).toBeNull();
  });
});
