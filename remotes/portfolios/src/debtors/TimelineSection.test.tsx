import { itTellsItsStates, network, pageOf, renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import { TimelineSection } from './TimelineSection';

const eventOf = (id: string, name: string, actor: object) => ({
  id,
  name,
  at: '2026-11-20T12:00:00Z',
  actor: { id: 'u2', kind: 'user' as const, name: 'luis', ...actor },
  data: {},
});

const answers = {
  'GET /api/v1/deudores/{id}/timeline': () =>
    pageOf([
      eventOf('e1', 'portfolios.debtor.movement_posted', {}),
      eventOf('e2', 'portfolios.debtor.phone_added', { id: 'k1', kind: 'apikey', name: 'Marcador' }),
      eventOf('e3', 'portfolios.debtor.sent_to_moon', { id: '', kind: 'system', name: '' }),
    ]),
  'GET /api/v1/users': () => pageOf([{ id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 }]),
};

const entries = () => within(screen.getByRole('list', { name: 'Línea de tiempo' })).getAllByRole('listitem');

describe('what happened to a debtor', () => {
  beforeEach(() => speak({ portfolios: es }));

  const open = () => renderScreen(<TimelineSection debtorId="d1" />, { answer: network(answers).answer });

  itTellsItsStates({
    draw: () => <TimelineSection debtorId="d1" />,
    answers,
    reads: 'GET /api/v1/deudores/{id}/timeline',
    shows: 'Movimiento registrado',
    empty: { answer: pageOf([]), says: 'Sin actividad todavía' },
  });

  it('is told in words, with who did it: a person by name, another program by its own', async () => {
    open();
    await screen.findByText('Luis Gómez');
    const [money, phone, unheard] = entries();
    expect(money?.textContent).toMatch(/^Movimiento registrado.*Luis Gómez/);
    expect(phone?.textContent).toMatch(/^Teléfono agregado.*Marcador/);
    expect(unheard?.textContent).toContain('portfolios.debtor.sent_to_moon');
  });

  it('is narrowed to what is about money', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Dinero' }));
    expect(entries().map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Movimiento registrado'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Todo' }));
    expect(entries()).toHaveLength(3);
  });
});
