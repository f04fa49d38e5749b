import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../test/screens';
import { VisitBanner } from './VisitBanner';

const LEAVE = 'DELETE /api/v1/me/visit';

describe('the banner of a visit', () => {
  const draw = (minutes: number) => {
    const until = new Date(Date.now() + minutes * 60_000).toISOString();
    const visit = { reason: 'Mirar una importación', until, home: { id: 'rioplatense', name: 'Recuperos' } };
    return openScreen(<VisitBanner visit={visit} />, {
      answers: { [LEAVE]: () => ({ data: { id: 'rioplatense', name: 'Recuperos' } }) },
    });
  };

  it('says where, why, for how long, and the way out', async () => {
    draw(42);
    const banner = await screen.findByRole('region', { name: 'Visita' });
    expect(within(banner).getByText('Motivo: Mirar una importación')).toBeTruthy();
    expect(within(banner).getByText('Quedan 42 minutos')).toBeTruthy();
    expect(within(banner).getByRole('button', { name: 'Volver a Recuperos' })).toBeTruthy();
    expect(screen.queryByText(/termina sola/)).toBeNull();
  });

  it('tells the end before it comes', async () => {
    draw(4);
    expect(await screen.findByText(/termina sola en unos minutos/)).toBeTruthy();
  });

  it('goes home by itself when the time is over', async () => {
    const net = draw(0);
    await waitFor(() => expect(net.of(LEAVE)).toHaveLength(1));
  });
});
